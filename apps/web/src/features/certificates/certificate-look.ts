// How each state of a certificate is worded and coloured, in public and on the own list (CON-130).
import type { CertificateState } from '@khyanalt/domain/certificate-status'

export const certificateTone = {
  prepared: 'blue',
  active: 'green',
  expired: 'orange',
  cancelled: 'red',
} as const satisfies Record<CertificateState, string>

/** Publicly a cancelled certificate is worded inactive. */
export const publicWord = {
  prepared: 'prepared',
  active: 'active',
  expired: 'expired',
  cancelled: 'inactive',
} as const satisfies Record<CertificateState, string>
