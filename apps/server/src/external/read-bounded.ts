// Answers of others are read no further than they may be long.

/** The body of a reply; throws when it has more bytes than `most`. */
export const readBounded = async (reply: Response, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of reply.body ?? []) {
    length += part.length
    if (length > most) throw new Error(`the answer is longer than ${most} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
