// Certificates (spec 3, CON-070, CON-130…CON-135).
import { partRefusals } from '@khyanalt/domain/took-part'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { saidShape } from './certificate-part.ts'
import { restrictionShape } from './certificate-restrictions.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, transactionId } from './envelope.ts'

/** A certificate as anybody may see it: no register numbers, no contact data of individuals (CON-135). */
export const publicCertificateSchema = z.object({
  cs_id: z.string(),
  ref_id: z.string(),
  request_number: z.string(),
  form_name: bilingual,
  /** The service; of a food-safety reference, the name of the object. */
  title: bilingual,
  request_category: z.enum(['INSPECTION', 'FSI']),
  company_name_mn: z.string().nullable(),
  /** Legal form. */
  company_type: z.string().nullable(),
  /** The shortened name of a person. */
  customer: z.string().nullable(),
  fsi_sender_type: z.number().int().nullable(),
  /** What is permitted, each row from the general to the particular. */
  service_table: z.array(z.array(bilingual)),
  /** Company name, or the shortened name of a person. */
  holder: z.string(),
  /** The unit that issued it. */
  organization: bilingual.nullable(),
  cdate: instant,
  sdate: day,
  /** Null on a food-safety reference, which has no end. */
  edate: day.nullable(),
  /** 10, 20, 30 (cancelled, or suspended now); of a food-safety reference 1000, 3000, 4000 (CON-132). */
  status: z.number().int(),
  ...restrictionShape,
  version: z.number().int(),
  /** Whether the signed PDF is ready; it follows the decision within seconds. */
  pdf_ready: z.boolean(),
  sha256: z.string().nullable(),
})
export type PublicCertificate = z.infer<typeof publicCertificateSchema>

/** One certificate with all that anybody may read on it; `closed` tells that the holder's document says more. */
export const openCertificateSchema = publicCertificateSchema.extend({
  ...saidShape,
  closed: z.boolean(),
  /** Whether the public log says the same; where it does not, what is answered is what the log says. */
  log: z.enum(['agrees', 'entering', 'differs']),
  /** What is to be said of that; null where there is nothing to say. */
  notice: z.object({ mn: z.string(), en: z.string() }).nullable(),
})
export type OpenCertificate = z.infer<typeof openCertificateSchema>

/** The list counts no further: counting millions of rows for a number nobody reads would make every page slow. */
export const publicTotalLimit = 2_000

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
    organization: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    valid_date: z.string().max(30).optional(),
    form: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  }),
  output: z.object({
    data: paged(publicCertificateSchema).shape.data.extend({
      /** What to enter besides, where a person's register number alone finds nothing, be it known or not (CON-135). */
      hint: bilingual.optional(),
    }),
  }),
  errors: ['searched_too_often'],
})

export const listCertificateOrganizations = defineCall({
  name: 'listCertificateOrganizations',
  method: 'GET',
  path: '/certificates/organizations',
  access: 'public',
  sentence: 'Lists the units that issue certificates, for the filter of the public list.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id: z.number().int(), name: z.string(), name_en: z.string() })) }),
  errors: [],
})

export const listCertificateForms = defineCall({
  name: 'listCertificateForms',
  method: 'GET',
  path: '/certificates/forms',
  access: 'public',
  sentence: 'Answers the services that end in a certificate as a map of id to name, in both languages.',
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.string()), data_en: z.record(z.string(), z.string()) }),
  errors: [],
})

export const getCertificate = defineCall({
  name: 'getCertificate',
  method: 'POST',
  path: '/certificates/info',
  access: 'public',
  sentence: 'Answers a public certificate by its cs_id.',
  input: z.object({ cs_id: z.string().max(40) }),
  output: z.object({ data: openCertificateSchema }),
  errors: ['certificate_not_found'],
})

export const getCertificatePdf = defineCall({
  name: 'getCertificatePdf',
  method: 'GET',
  path: '/certificates/pdf/{cs_id}',
  access: 'public',
  sentence:
    'Answers the signed PDF of a certificate: to its holder and the agency the document, to others what is public of it.',
  input: z.object({
    cs_id: z.string().max(40),
    download: z.enum(['true', 'false']).optional(),
    /** An earlier version; the current one when left out. */
    version: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  output: nothing,
  errors: ['certificate_not_found'],
  answers: 'pdf',
})

export const setCertificateStatus = defineCall({
  name: 'setCertificateStatus',
  method: 'POST',
  path: '/staff/certificate/status',
  access: { staff: ['APPROVER'] },
  sentence: 'Cancels (30) or reinstates (10) a certificate with the reason.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    cs_id: z.string().max(40),
    status: z.union([z.literal(10), z.literal(30)]),
    comment: z.string().trim().max(2000),
    /** The version that was on the screen; a newer one refuses the call. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: [
    'certificate_not_found',
    'wrong_state',
    'not_allowed',
    ...partRefusals,
    'reason_missing',
    'version_conflict',
  ],
})

export const certificateCalls = [
  listCertificates,
  listCertificateOrganizations,
  listCertificateForms,
  getCertificate,
  getCertificatePdf,
  setCertificateStatus,
]
