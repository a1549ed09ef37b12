// Certificates (spec 3, CON-070, CON-130…CON-135).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, transactionId } from './envelope.ts'

/** A certificate as anybody may see it: no register numbers, no contact data of individuals (CON-135). */
export const publicCertificateSchema = z.object({
  cs_id: z.string(),
  ref_id: z.string(),
  form_name: bilingual,
  request_category: z.enum(['INSPECTION', 'FSI']),
  /** Company name, or the shortened name of a person. */
  holder: z.string(),
  organization: z.string().nullable(),
  cdate: instant,
  sdate: day,
  edate: day,
  status: z.number().int(),
  version: z.number().int(),
  /** Whether the signed PDF is ready; it follows the decision within seconds. */
  pdf_ready: z.boolean(),
  sha256: z.string().nullable(),
})
export type PublicCertificate = z.infer<typeof publicCertificateSchema>

export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/certificates',
  access: 'public',
  sentence: 'Lists public certificates with filters.',
  input: z.object({
    ...pagingInput,
    sender: z.string().max(200).optional(),
    cert_number: z.string().max(40).optional(),
    issued_date: z.string().max(30).optional(),
    category: z.string().max(4).optional(),
    organization: z.coerce.number().int().optional(),
    valid_date: z.string().max(30).optional(),
    form: z.coerce.number().int().optional(),
    status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  }),
  output: paged(publicCertificateSchema),
  errors: [],
})

export const getCertificate = defineCall({
  name: 'getCertificate',
  method: 'POST',
  path: '/certificates/info',
  access: 'public',
  sentence: 'Answers a public certificate by its cs_id.',
  input: z.object({ cs_id: z.string().max(40) }),
  output: z.object({ data: publicCertificateSchema }),
  errors: ['certificate_not_found'],
})

export const getCertificatePdf = defineCall({
  name: 'getCertificatePdf',
  method: 'GET',
  path: '/certificates/pdf/{cs_id}',
  access: 'public',
  sentence: 'Answers the signed PDF of a certificate.',
  input: z.object({ cs_id: z.string().max(40), download: z.enum(['true', 'false']).optional() }),
  output: nothing,
  errors: ['certificate_not_found'],
  answers: 'pdf',
})

export const listMyCertificates = defineCall({
  name: 'listMyCertificates',
  method: 'GET',
  path: '/dashboard/mycerts',
  access: 'client',
  sentence: 'Lists the own certificates.',
  input: z.object({
    ...pagingInput,
    category: z.coerce.number().int().optional(),
    status: z.coerce.number().int().optional(),
  }),
  output: paged(
    z.object({
      cs_id: z.string(),
      ref_id: z.string(),
      category_name: bilingual,
      service_name: bilingual,
      created_at: instant,
      status: z.number().int(),
      sdate: day,
      edate: day,
    }),
  ),
  errors: [],
})

export const setCertificateStatus = defineCall({
  name: 'setCertificateStatus',
  method: 'POST',
  path: '/staff/certificate/status',
  access: { staff: ['APPROVER'] },
  sentence: 'Cancels (30) or reinstates (10) a certificate with the reason.',
  input: z.object({
    cs_id: z.string().max(40),
    status: z.union([z.literal(10), z.literal(30)]),
    comment: z.string().trim().max(2000),
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: ['certificate_not_found', 'wrong_state', 'not_allowed', 'reason_missing'],
})

export const certificateCalls = [
  listCertificates,
  getCertificate,
  getCertificatePdf,
  listMyCertificates,
  setCertificateStatus,
]
