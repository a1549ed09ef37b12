// The head of a night: how far the chain of seals and the public log reached, signed with the agency's key.
import { createHash } from 'node:crypto'
import { checkSignature } from '@khyanalt/verifier/signed-message'
import { type Signer, signDigest } from '../certificates/sign-pdf.ts'

export type JournalHead = {
  /** How many seals. */
  readonly number: number
  /** Hex hash of the last seal. */
  readonly hash: string
  /** How many entries the public log of certificates had, and their root. */
  readonly log_size: number
  readonly log_root: string
  /** ISO instant. */
  readonly at: string
}
export type SignedJournalHead = JournalHead & {
  /** Detached CMS in base64 over the head's text. */
  readonly signature: string
}

/** The one way a head is written for signing. */
const canonicalHead = ({ number, hash, log_size, log_root, at }: JournalHead): string =>
  JSON.stringify({ journal: 'khyanalt', number, hash, log_size, log_root, at })

export const signHead = async (head: JournalHead, signer: Signer): Promise<SignedJournalHead> => {
  const digest = createHash('sha256').update(canonicalHead(head)).digest()
  return { ...head, signature: Buffer.from(await signDigest(digest, signer)).toString('base64') }
}

/** Whether somebody with one of the trusted certificates (hex SHA-256) signed exactly this head. */
export const isSignedBy = async (head: SignedJournalHead, trusted: readonly string[]): Promise<boolean> => {
  const content = new TextEncoder().encode(canonicalHead(head))
  const signature = await checkSignature(new Uint8Array(Buffer.from(head.signature, 'base64')), content).catch(
    () => null,
  )
  return signature?.intact === true && trusted.includes(signature.fingerprint)
}

/**
 * A number and a hash in whatever somebody kept: what the screen shows, a mail as a file, whose long lines are broken
 * by "=", the answer of the public address.
 */
export const readHead = (text: string): Pick<JournalHead, 'number' | 'hash'> | null => {
  const [, number, hash] = /(?:^|\D)(\d+)\D{1,20}\b([0-9a-f]{64})\b/.exec(text.replaceAll(/=\r?\n/g, '')) ?? []
  return number && hash ? { number: Number(number), hash } : null
}
