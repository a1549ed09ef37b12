// Organisations as administrators see them: who acts for which, and ending that with a reason.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { memberRole } from './company-schema.ts'
import { instant, nothing, paged, pagingInput } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

/** The list counts no further; a `total` of this size says "so many or more". */
export const companiesTotalLimit = 1_000

export const listStaffCompanies = defineCall({
  name: 'listStaffCompanies',
  method: 'GET',
  path: '/staff/companies',
  access: administrator,
  sentence: `Lists organisations by the beginning of the register number or words of the name; "total" counts up to ${companiesTotalLimit}.`,
  input: z.object({
    search: z.string().trim().max(100).optional(),
    page: pagingInput.page,
    results: pagingInput.results,
  }),
  output: paged(z.object({ id: z.string(), register_number: z.string(), name: z.string(), members: z.number().int() })),
  errors: [],
})

export const readStaffCompany = defineCall({
  name: 'readStaffCompany',
  method: 'GET',
  path: '/staff/companies/{id}',
  access: administrator,
  sentence: 'Answers an organisation with its members.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    data: z.object({
      id: z.string(),
      register_number: z.string(),
      name: z.string(),
      verified_at: instant.nullable(),
      members: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          register_number: z.string().nullable(),
          role: memberRole,
          since: instant,
        }),
      ),
    }),
  }),
  errors: ['company_not_found'],
})

export const endCompanyMembership = defineCall({
  name: 'endCompanyMembership',
  method: 'POST',
  path: '/staff/companies/endmember',
  access: administrator,
  sentence: 'Ends a membership with a reason; the last ADMIN stays while others remain.',
  input: z.object({ company_id: z.uuid(), user_id: z.uuid(), reason: z.string().trim().min(1).max(500) }),
  output: nothing,
  errors: ['company_not_found', 'member_not_found', 'last_admin'],
})

export const staffCompanyCalls = [listStaffCompanies, readStaffCompany, endCompanyMembership]
