// The public log: its entries page by page, and the proof for one PDF.

import { X509Certificate } from 'node:crypto'
import type { Services } from '../../services.ts'

export const certificatesOf = ({ signer, timestamps }: Services) => ({
  certificates: pemOf(signer.certificates),
  timestamp_certificates: pemOf(timestamps?.roots ?? []),
})

const pemOf = (certificates: readonly Uint8Array[]): string =>
  certificates.map(der => new X509Certificate(der).toString()).join('')
