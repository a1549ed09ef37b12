// The signed head: what the whole log was at a moment.
import { fromBase64, utf8 } from './bytes.ts'
import { checkSignature, type Signature } from './signed-message.ts'

export type LogHead = {
  /** How many entries. */
  readonly size: number
  /** Hex root of the tree over them. */
  readonly root: string
  readonly at: string
}

export type SignedHead = LogHead & {
  /** Detached CMS in base64 over the head's text. */
  readonly signature: string
}

/** The one way a head is written for signing. */
export const canonicalHead = ({ size, root, at }: LogHead): string =>
  JSON.stringify({ log: 'khyanalt certificates', size, root, at })

/** Checks whose head it is; null when its signature cannot be read. */
export const checkHead = async (head: SignedHead): Promise<Signature | null> => {
  try {
    return await checkSignature(fromBase64(head.signature), utf8(canonicalHead(head)))
  } catch {
    return null
  }
}
