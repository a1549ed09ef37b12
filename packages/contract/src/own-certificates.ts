// The own certificates of clients (REQ-CERT-13, 16, 20; CON-133).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { saidShape } from './certificate-part.ts'
import { restrictionShape } from './certificate-restrictions.ts'
import { bilingual, day, instant, paged, pagingInput } from './envelope.ts'

/** A row of the own list. */
export const ownCertificateSchema = z.object({
  cs_id: z.string(),
  ref_id: z.string(),
  category_name: bilingual,
  service_name: bilingual,
  created_at: instant,
  status: z.number().int(),
  ...restrictionShape,
  sdate: day,
  edate: day,
  /** Offered from sixty days before the end; `request_number` is the renewal that was begun already. */
  renewal: z
    .object({ form_id: z.number().int(), category_id: z.number().int(), request_number: z.string().nullable() })
    .nullable(),
  /** The organisation whose it is; null for the person's own; the release before says nothing. */
  company_id: z.string().nullable().optional(),
})
export type OwnCertificate = z.infer<typeof ownCertificateSchema>

export const listMyCertificates = defineCall({
  name: 'listMyCertificates',
  method: 'GET',
  path: '/dashboard/mycerts',
  access: 'client',
  sentence: 'Lists the own certificates.',
  input: z.object({
    ...pagingInput,
    category: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    status: z.coerce.number().int().optional(),
    ...behalfInput,
  }),
  output: paged(ownCertificateSchema),
  errors: ['company_not_found'],
})

export const getMyCertificate = defineCall({
  name: 'getMyCertificate',
  method: 'GET',
  path: '/dashboard/mycerts/{cs_id}',
  access: 'client',
  sentence: 'Answers an own certificate with its versions.',
  input: z.object({ cs_id: z.string().max(40) }),
  output: z.object({
    data: ownCertificateSchema.extend({
      holder: z.string(),
      request_number: z.string(),
      organization: bilingual.nullable(),
      pdf_ready: z.boolean(),
      sha256: z.string().nullable(),
      ...saidShape,
      versions: z.array(
        z.object({
          version: z.number().int(),
          at: instant,
          cancelled: z.boolean(),
          suspended: z.boolean().optional(),
          pdf_ready: z.boolean(),
        }),
      ),
    }),
  }),
  errors: ['certificate_not_found'],
})

export const ownCertificateCalls = [listMyCertificates, getMyCertificate]
