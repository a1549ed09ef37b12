// Permits for explosives, what is left of them, and the report of transports (CON-110…CON-112, CON-125).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, tableInput } from './envelope.ts'
import { whose } from './equipment.ts'

const certId = z.string().max(40)
const choice = z.object({ value: z.string(), label: z.string() })

export const listPermits = defineCall({
  name: 'listPermits',
  method: 'GET',
  path: '/explosive/getcerts',
  access: 'signed-in',
  sentence: "Lists the sender's valid certificates that permit explosives.",
  input: z.object(whose),
  output: z.object({ data: z.array(choice) }),
  errors: ['request_not_found', 'not_found'],
})

export const getPermitData = defineCall({
  name: 'getPermitData',
  method: 'POST',
  path: '/explosive/getcertdata',
  access: 'signed-in',
  sentence: 'Answers what a certificate was issued for, to fill fields of the same names.',
  input: z.object({ ...whose, cert_id: certId }),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  errors: ['certificate_not_found', 'request_not_found', 'not_found'],
})

/** A permitted material; disabled when nothing is left. */
const material = z.object({
  key: z.string(),
  value: z.string(),
  label: bilingual,
  mark: z.string(),
  disabled: z.boolean(),
})

export const listMaterials = defineCall({
  name: 'listMaterials',
  method: 'GET',
  path: '/explosive/getlist',
  access: 'signed-in',
  sentence: 'Lists the materials of a certificate with what is still permitted of each.',
  input: z.object({ ...whose, cert_id: certId }),
  output: z.object({
    data: z.array(material),
    usage_data: z.record(
      z.string(),
      z.object({
        /** What is left after all sent and approved requests. */
        quantity: z.number(),
        unit_type: z.string(),
        permitted: z.number(),
        used: z.number(),
      }),
    ),
  }),
  errors: ['certificate_not_found', 'request_not_found', 'not_found'],
})

export const listReportPermits = defineCall({
  name: 'listReportPermits',
  method: 'GET',
  path: '/explosive/report/list',
  access: 'signed-in',
  sentence: "Lists all the caller's certificates that permit explosives, valid or not.",
  input: z.object({ company_id: whose.company_id }),
  output: z.object({ data: z.array(choice) }),
  errors: ['not_found'],
})

const reportInput = {
  company_id: whose.company_id,
  cert_id: certId,
  begin_date: day.optional(),
  end_date: day.optional(),
}

export const readExplosiveReport = defineCall({
  name: 'readExplosiveReport',
  method: 'POST',
  path: '/explosive/report/reportdata',
  access: 'signed-in',
  sentence: 'Answers limit, use and balance of each material, and the requests that took of it between two days.',
  input: z.object(reportInput),
  output: z.object({
    headers: z.array(
      z.object({
        key: z.string(),
        title: bilingual,
        unit_type: z.string(),
        limit: z.number(),
        used: z.number(),
        balance: z.number(),
      }),
    ),
    /** By certificate: the requests with the quantity of each material. */
    transports: z.record(
      z.string(),
      z.array(
        z.object({
          request_number: z.string(),
          title: bilingual,
          date: day,
          approved: z.boolean(),
          quantities: z.record(z.string(), z.number()),
        }),
      ),
    ),
  }),
  errors: ['certificate_not_found', 'not_found', 'dates_invalid'],
})

export const downloadExplosiveReport = defineCall({
  name: 'downloadExplosiveReport',
  method: 'GET',
  path: '/explosive/report/download',
  access: 'signed-in',
  sentence: 'Answers the same report as a table, line by line as on screen.',
  input: z.object({ ...reportInput, ...tableInput }),
  output: z.object({}),
  errors: ['certificate_not_found', 'not_found', 'dates_invalid'],
  answers: 'table',
})

export const explosiveCalls = [
  listPermits,
  getPermitData,
  listMaterials,
  listReportPermits,
  readExplosiveReport,
  downloadExplosiveReport,
]
