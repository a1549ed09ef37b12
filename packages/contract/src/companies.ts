// Organisations and their members (spec 2 §2, §7; spec 3 §2; CON-030, CON-190…196).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { companySchema, memberRole } from './company-schema.ts'
import { day, transactionId } from './envelope.ts'

const line = z.string().max(1000).default('')
/** The window's id of a realtime session. */
const sid = z.string().min(8).max(64)

/** The company form; what is wrong in it is told field by field with `company_incomplete`. */
const companyForm = {
  regnumber: line,
  createdDate: line,
  address: z.array(z.string().max(12)).max(6).default([]),
  name: line,
  type: line,
  name_en: line,
  type_en: line,
  custom_address: line,
  custom_address_english: line,
  /** Tags as a list, or as one text with commas. */
  induty: z.union([z.array(z.string().max(1000)).max(50), z.string().max(5000)]).default([]),
  general_regnum: line,
  general_lastname: line,
  general_firstname: line,
  general_position: line,
  general_phone: line,
  phone: line,
  email: line,
  postbox: line,
  fax: line,
}

const registerErrors = [
  'company_incomplete',
  'company_unknown',
  'company_check_failed',
  'company_registered',
  'too_many_requests',
] as const
const registered = z.object({ data: z.object({ id: z.string() }) })

export const insertCompany = defineCall({
  name: 'insertCompany',
  method: 'POST',
  path: '/profile/insertcompany',
  access: 'client',
  sentence: 'Registers a company by hand after asking the company registry; the caller becomes its ADMIN.',
  input: z.object({ ...companyForm, transaction_id: transactionId.optional() }),
  output: registered,
  errors: [...registerErrors],
})

export const addCompany = defineCall({
  name: 'addCompany',
  method: 'POST',
  path: '/company/add',
  access: 'client',
  sentence: 'The same as `insertCompany`, under the name the dashboard knows it by.',
  input: insertCompany.input,
  output: registered,
  errors: [...registerErrors],
})

export const updateCompany = defineCall({
  name: 'updateCompany',
  method: 'POST',
  path: '/profile/updatecompany',
  access: 'client',
  sentence: 'Changes a company of which the caller is ADMIN; the register number names it and never changes.',
  input: z.object({
    ...companyForm,
    /** Names the company beside its register number. */
    id: z.uuid().optional(),
    /** The version the writer saw. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ data: companySchema }),
  errors: ['company_not_found', 'not_allowed', 'company_incomplete', 'version_conflict'],
})

export const checkCompany = defineCall({
  name: 'checkCompany',
  method: 'POST',
  path: '/company/getinfo',
  access: 'signed-in',
  sentence: 'Looks a register number up in the company registry.',
  input: z.object({ regnumber: z.string().max(40) }),
  output: z.object({
    data: z.object({
      found: z.boolean(),
      name: z.string().nullable(),
      /** Whether the portal knows the company already. */
      registered: z.boolean(),
    }),
  }),
  errors: ['company_check_failed', 'too_many_requests'],
})

export const listCompanies = defineCall({
  name: 'listCompanies',
  method: 'GET',
  path: '/company/list',
  access: 'client',
  sentence: 'Answers the companies of the caller as a map of id to name; `sid` narrows it to the one just registered.',
  input: z.object({ sid: sid.optional() }),
  output: z.object({ data: z.record(z.string(), z.string()) }),
  errors: [],
})

export const listOwnCompanies = defineCall({
  name: 'listOwnCompanies',
  method: 'GET',
  path: '/profile/company/list',
  access: 'client',
  sentence: 'Lists the companies of the caller; `sid` narrows it to the one just registered.',
  input: z.object({ sid: sid.optional() }),
  output: z.object({
    data: z.array(
      z.object({
        role: memberRole,
        company: z.object({
          id: z.string(),
          register_number: z.string(),
          name_mn: z.string(),
          name_en: z.string().nullable(),
          active: z.union([z.literal(0), z.literal(1)]),
          verified: z.boolean(),
          data: z.object({ createdDate: day.nullable() }),
          description: z.string().nullable(),
          description_en: z.string().nullable(),
          membercount_count: z.number().int(),
          requestcount_count: z.number().int(),
        }),
      }),
    ),
  }),
  errors: [],
})

export const getCompany = defineCall({
  name: 'getCompany',
  method: 'GET',
  path: '/company/get/{id}',
  access: 'client',
  sentence: 'Answers a company of the caller.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ data: companySchema }),
  errors: ['company_not_found'],
})

export const danCompany = defineCall({
  name: 'danCompany',
  method: 'POST',
  path: '/dancompany',
  access: 'client',
  sentence:
    'Answers the single sign-on address at which the caller verifies a company, for an open realtime connection.',
  input: z.object({ sid }),
  output: z.object({ url: z.string(), attempt: z.string() }),
  errors: ['sso_failed', 'sso_unknown_socket', 'too_many_requests'],
})

export const companyCalls = [
  insertCompany,
  addCompany,
  updateCompany,
  checkCompany,
  listCompanies,
  listOwnCompanies,
  getCompany,
  danCompany,
]
