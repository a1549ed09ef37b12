// What takes something from a certificate for a while, without cancelling it: a suspension, or a limitation of a part.
import { partRefusals } from '@khyanalt/domain/took-part'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, day, nothing, transactionId } from './envelope.ts'

/** Longest reason or limitation, in characters; both stand on the document. */
export const longestRestriction = 500

/** A suspension that holds or is to come; anybody reads its reason. */
export const suspensionSchema = z.object({ from: day, until: day, reason: bilingual })
export type ShownSuspension = z.infer<typeof suspensionSchema>

/** Which part of what is permitted is limited, and since when. */
export const limitationSchema = z.object({ since: day, text: bilingual })
export type ShownLimitation = z.infer<typeof limitationSchema>

/** Null where there is none; absent in answers of the release before. */
export const restrictionShape = {
  suspension: suspensionSchema.nullable().optional(),
  limitation: limitationSchema.nullable().optional(),
} as const

const approvers: Access = { staff: ['APPROVER'] }
const changing = {
  cs_id: z.string().max(40),
  /** The version that was on the screen; a newer one refuses the call. */
  version: z.number().int(),
  transaction_id: transactionId.optional(),
}
const errors = ['certificate_not_found', 'not_allowed', 'wrong_state', 'reason_missing', 'version_conflict'] as const
const words = z.string().trim().max(longestRestriction)

export const suspendCertificate = defineCall({
  name: 'suspendCertificate',
  method: 'POST',
  path: '/staff/certificate/suspend',
  access: approvers,
  sentence: 'Suspends a valid certificate from a day until a day, both included, with a reason that anybody reads.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    ...changing,
    from: day,
    until: day,
    comment: words,
    /** The reason in English; without it English pages show the Mongolian one. */
    comment_en: words.optional(),
  }),
  output: nothing,
  errors: [
    ...errors,
    'suspended_already',
    'suspension_from_past',
    'suspension_from_late',
    'suspension_backwards',
    'suspension_beyond_end',
  ],
})

export const limitCertificate = defineCall({
  name: 'limitCertificate',
  method: 'POST',
  path: '/staff/certificate/limit',
  access: approvers,
  sentence: 'Limits a part of what a valid certificate permits, in words that stand on it from then on.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    ...changing,
    limitation: z.object({ mn: words.min(1), en: words.min(1) }),
    comment: z.string().trim().max(2000),
  }),
  output: nothing,
  errors: [...errors],
})

export const liftRestriction = defineCall({
  name: 'liftRestriction',
  method: 'POST',
  path: '/staff/certificate/lift',
  access: approvers,
  sentence: 'Lifts the suspension or the limitation of a certificate, with the reason.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    ...changing,
    what: z.enum(['suspension', 'limitation']),
    comment: z.string().trim().max(2000),
  }),
  output: nothing,
  errors: [...errors, ...partRefusals],
})

export const certificateRestrictionCalls = [suspendCertificate, limitCertificate, liftRestriction]
