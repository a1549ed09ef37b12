// Published versions of a service: seen, compared, made the draft again, taken back before their day.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { instant, transactionId } from './envelope.ts'
import { changeSchema, difference, draftShape } from './service-draft.ts'
import { differenceLineSchema } from './version-difference.ts'

const admins: Access = { staff: ['ADMIN'] }
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.coerce.number().int().min(0)
const writing = { transaction_id: transactionId.optional() }

export const getServiceVersion = defineCall({
  name: 'getServiceVersion',
  method: 'GET',
  path: '/staff/catalogue/version',
  access: admins,
  sentence: 'Answers a published version and how it differs from the one before, or from any other.',
  input: z.object({
    id,
    version: id,
    /** The version to compare with; without one, the one before. */
    against: id.optional(),
  }),
  output: z.object({
    data: z.object({
      version: z.number().int(),
      ...draftShape,
      /** Null of a version from before they were published with it. */
      settings: z.unknown(),
      published_at: instant,
      published_by: z.string().nullable(),
      changes: z.array(changeSchema),
      /** The version it is compared with; null where there is none. */
      against: z.number().int().nullable(),
      ...difference,
      /** Everything that it says, in the same words. */
      says: z.array(differenceLineSchema),
    }),
  }),
  errors: ['service_not_found'],
})

export const restoreServiceVersion = defineCall({
  name: 'restoreServiceVersion',
  method: 'POST',
  path: '/staff/catalogue/version/restore',
  access: admins,
  sentence: 'Makes a published version the draft again; it is rehearsed and published like any other.',
  input: z.object({
    id,
    /** Of the draft, which is replaced. */
    version,
    restored: id,
    ...writing,
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['service_not_found', 'version_conflict'],
})

export const withdrawPlannedVersion = defineCall({
  name: 'withdrawPlannedVersion',
  method: 'POST',
  path: '/staff/catalogue/version/withdraw',
  access: admins,
  sentence: 'Takes a version back that waits for its day; what is in force stays.',
  input: z.object({ id, planned: id, ...writing }),
  output: z.object({}),
  errors: ['service_not_found', 'wrong_state'],
})

export const serviceVersionCalls = [getServiceVersion, restoreServiceVersion, withdrawPlannedVersion]
