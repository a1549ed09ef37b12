// When a renewal of a certificate is offered: from sixty days before its end.
import type { CertificateState } from './certificate-status.ts'

/** Days before the end from which a renewal is offered. */
export const renewalDays = 60

/** Whether a renewal is offered on a day; a cancelled certificate is never renewed, one that ended still may be. */
export const isRenewalOffered = (
  { state, endsOn }: { readonly state: CertificateState; readonly endsOn: string },
  today: string,
): boolean => (state === 'active' || state === 'expired') && daysBetween(today, endsOn) <= renewalDays

/** Days from one day to another, negative when the other lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
