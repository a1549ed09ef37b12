// How each state of a certificate is worded and coloured, in public and on the own list (CON-130, CON-132).

import { type CertificateState, readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { isSuspendedNow } from '@khyanalt/domain/certificate-suspension'
import { type FoodCertificateState, readFoodCertificateStatus } from '@khyanalt/domain/food-certificate-status'

export const certificateTone = {
  prepared: 'blue',
  active: 'green',
  expired: 'orange',
  cancelled: 'red',
} as const satisfies Record<CertificateState, string>

const publicLooks = {
  prepared: { tone: 'blue', icon: 'clock', word: 'prepared', sentence: 'preparedText' },
  active: { tone: 'green', icon: 'checkCircle', word: 'active', sentence: 'activeText' },
  expired: { tone: 'orange', icon: 'warning', word: 'expired', sentence: 'expiredText' },
  // Publicly a cancelled certificate is worded inactive.
  cancelled: { tone: 'red', icon: 'error', word: 'cancelled_public', sentence: 'inactiveText' },
} as const satisfies Record<CertificateState, object>

const suspendedLook = { tone: 'red', icon: 'error', word: 'suspended_now', sentence: 'suspendedNowText' } as const

const foodLooks = {
  registered: { tone: 'green', icon: 'checkCircle', word: 'registered', sentence: 'registeredText' },
  rejected: { tone: 'red', icon: 'error', word: 'rejected', sentence: 'rejectedText' },
  suspended: { tone: 'red', icon: 'error', word: 'suspended', sentence: 'suspendedText' },
} as const satisfies Record<FoodCertificateState, object>

type Judged = { readonly status: number; readonly suspension?: object | null | undefined }

/** The public word, colour, sign and sentence of a certificate's status; what nobody knows is not valid. */
export const lookOf = (certificate: Judged) =>
  isSuspendedNow(certificate) ? suspendedLook : publicLooks[readCertificateStatus(certificate.status) ?? 'cancelled']

/** The same for the owner, to whom a cancelled certificate is cancelled. */
export const ownLookOf = (certificate: Judged) => {
  const look = lookOf(certificate)
  return look.word === 'cancelled_public' ? ({ ...look, word: 'cancelled' } as const) : look
}

/** The same of a food-safety reference. */
export const foodLookOf = (status: number) => foodLooks[readFoodCertificateStatus(status) ?? 'suspended']
