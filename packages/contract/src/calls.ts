// Every call of the product. The server refuses to start when one has no use case.
import { authCalls } from './auth.ts'
import type { Call } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { certificateCalls } from './certificates.ts'
import { equipmentCalls } from './equipment.ts'
import { fileCalls } from './files.ts'
import { invoiceCalls } from './invoices.ts'
import { listCalls } from './lists.ts'
import { notificationCalls } from './notifications.ts'
import { profileCalls } from './profile.ts'
import { renewalCalls } from './renewals.ts'
import { requestCalls } from './requests.ts'
import { reviewCalls } from './review.ts'

export const calls: readonly Call[] = [
  ...authCalls,
  ...catalogueCalls,
  ...requestCalls,
  ...renewalCalls,
  ...equipmentCalls,
  ...reviewCalls,
  ...invoiceCalls,
  ...certificateCalls,
  ...fileCalls,
  ...listCalls,
  ...notificationCalls,
  ...profileCalls,
]
