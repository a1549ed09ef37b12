// The certificates desk of the agency: finding certificates, and every change of one with its reason.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { saidShape } from './certificate-part.ts'
import { restrictionShape } from './certificate-restrictions.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, transactionId } from './envelope.ts'

/** What may have happened to a certificate at the agency, by its stored name. */
export const certificateActions = [
  'cancel',
  'reinstate',
  'reissue',
  'validity',
  'suspend',
  'lift_suspension',
  'end_suspension',
  'limit',
  'lift_limitation',
  'expire',
] as const

const approvers: Access = { staff: ['APPROVER'] }

/** The list counts no further. */
export const deskTotalLimit = 1_000

export const deskCertificateSchema = z.object({
  cs_id: z.string(),
  ref_id: z.string(),
  title: bilingual,
  holder: z.string(),
  request_number: z.string(),
  organization: bilingual.nullable(),
  sdate: day,
  edate: day,
  /** 0, 10, 20, 30. */
  status: z.number().int(),
  ...restrictionShape,
  version: z.number().int(),
})
export type DeskCertificate = z.infer<typeof deskCertificateSchema>

export const listDeskCertificates = defineCall({
  name: 'listDeskCertificates',
  method: 'GET',
  path: '/staff/certificates',
  access: approvers,
  sentence: 'Searches certificates within the scope of the caller, newest first; counts to a limit.',
  input: z.object({
    page: pagingInput.page,
    results: pagingInput.results,
    /** A licence number or its beginning, a request number, a register number, or beginnings of words of a name. */
    query: z.string().trim().max(100).optional(),
    status: z.coerce.number().int().optional(),
    /** Only those that are suspended, now or from a day on. */
    suspended: z.enum(['true']).optional(),
  }),
  output: paged(deskCertificateSchema),
  errors: [],
})

export const getDeskCertificate = defineCall({
  name: 'getDeskCertificate',
  method: 'GET',
  path: '/staff/certificates/{cs_id}',
  access: approvers,
  sentence: 'Answers a certificate with its versions and with who changed it why.',
  input: z.object({ cs_id: z.string().max(40) }),
  output: z.object({
    data: deskCertificateSchema.extend({
      ...saidShape,
      versions: z.array(
        z.object({
          version: z.number().int(),
          at: instant,
          by: z.string(),
          sdate: day.nullable(),
          edate: day.nullable(),
          cancelled: z.boolean(),
          suspended: z.boolean().optional(),
          pdf_ready: z.boolean(),
        }),
      ),
      changes: z.array(
        z.object({
          action: z.enum([...certificateActions, 'other']),
          by: z.string().nullable(),
          at: instant,
          reason: z.string(),
          version: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  errors: ['certificate_not_found'],
})

const changing = {
  cs_id: z.string().max(40),
  /** The version that was on the screen; a newer one refuses the call. */
  version: z.number().int(),
  comment: z.string().trim().max(2000),
  transaction_id: transactionId.optional(),
}
const changeErrors = [
  'certificate_not_found',
  'not_allowed',
  'wrong_state',
  'reason_missing',
  'version_conflict',
] as const

export const reissueCertificate = defineCall({
  name: 'reissueCertificate',
  method: 'POST',
  path: '/staff/certificate/reissue',
  access: approvers,
  sentence: 'Issues a valid certificate anew under its number, with what is known of its holder today.',
  stepUp: { of: 'enrolled' },
  input: z.object(changing),
  output: nothing,
  errors: [...changeErrors],
})

export const changeValidity = defineCall({
  name: 'changeValidity',
  method: 'POST',
  path: '/staff/certificate/validity',
  access: approvers,
  sentence: 'Changes from when to when a valid certificate holds.',
  stepUp: { of: 'enrolled' },
  input: z.object({ ...changing, sdate: day, edate: day }),
  output: nothing,
  errors: [...changeErrors, 'dates_invalid'],
})

export const certificateDeskCalls = [listDeskCertificates, getDeskCertificate, reissueCertificate, changeValidity]
