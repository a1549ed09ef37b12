// The list of what a ZIP holds, signed, so that it can be shown that nothing was changed or left out.
import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'
import { signDigest } from '../certificates/sign-pdf.ts'
import { type Collected, writeManifest } from './collect-export.ts'

/** The parts with the list of them and the agency's signature over it in front. */
export const signParts = async (
  { clock, signer }: Pick<Services, 'clock' | 'signer'>,
  name: string,
  parts: Collected,
): Promise<Collected> => {
  const manifest = writeManifest(name, parts, clock.now())
  const proof = await signDigest(createHash('sha256').update(manifest).digest(), signer)
  return {
    written: [
      { path: 'manifest.json', bytes: manifest },
      { path: 'manifest.json.p7s', bytes: Buffer.from(proof) },
      ...parts.written,
    ],
    stored: parts.stored,
  }
}
