// Certificate statuses (CON-130, CON-131).
export const CertificateState = {
  /** 0: made, awaiting sign-off; never public. */
  prepared: 'prepared',
  /** 10 */
  active: 'active',
  /** 20: past its end date or replaced by a renewal. */
  expired: 'expired',
  /** 30: cancelled; publicly worded inactive. */
  cancelled: 'cancelled',
} as const
export type CertificateState = (typeof CertificateState)[keyof typeof CertificateState]

const codes = { prepared: 0, active: 10, expired: 20, cancelled: 30 } as const satisfies Record<
  CertificateState,
  number
>

/** The wire number of a certificate's status. */
export const certificateStatusCode = (state: CertificateState): number => codes[state]

/** The state behind a wire number. */
export const readCertificateStatus = (code: number): CertificateState | null =>
  (Object.keys(codes) as CertificateState[]).find(state => codes[state] === code) ?? null
