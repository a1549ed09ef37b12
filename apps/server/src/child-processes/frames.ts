// Messages between the server and its child processes: JSON and, beside it, bytes as they are. Read with a limit.

/** What crosses: a value that JSON holds, and bytes. */
export type Message<Value> = { readonly value: Value; readonly bytes?: Uint8Array | undefined }

const head = 8

/** A message as chunks: the lengths of both parts (32 bits each), JSON, bytes. */
export const writeFrame = ({ value, bytes = new Uint8Array() }: Message<unknown>): readonly Uint8Array[] => {
  const json = Buffer.from(JSON.stringify(value))
  const lengths = Buffer.alloc(head)
  lengths.writeUInt32LE(json.length, 0)
  lengths.writeUInt32LE(bytes.length, 4)
  return [lengths, json, bytes]
}

/** Gathers chunks into messages. `take` throws as soon as a message announces more than `most` bytes, or is no JSON. */
export const openFrameReader = (most: number, heard: (message: Message<unknown>) => void) => {
  let chunks: Buffer[] = []
  let length = 0
  let wanted = head
  const join = (): Buffer => {
    const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
    chunks = [all]
    return all
  }
  return {
    take(chunk: Buffer): void {
      chunks.push(chunk)
      length += chunk.length
      while (length >= wanted) {
        const all = join()
        const [json, bytes] = [all.readUInt32LE(0), all.readUInt32LE(4)]
        if (json + bytes > most) throw new Error('A message is larger than agreed')
        wanted = head + json + bytes
        if (length < wanted) return
        const value: unknown = JSON.parse(all.toString('utf8', head, head + json))
        const rest = all.subarray(wanted)
        chunks = [rest]
        length = rest.length
        const own = all.subarray(head + json, wanted)
        wanted = head
        heard({ value, bytes: own })
      }
    },
  }
}
