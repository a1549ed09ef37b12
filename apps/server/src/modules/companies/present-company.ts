// What leaves the server of a company; names as the documents fix them (CON-191).

import type { OutputOf } from '@khyanalt/contract/call'
import type { listOwnCompanies } from '@khyanalt/contract/companies'
import type { Company } from '@khyanalt/contract/company-schema'
import type { Tx } from '../../db/transaction.ts'
import { readPlaces } from '../lists/read-list.ts'
import type { CompanyRow, listOwnRows, MemberRole } from './companies.sql.ts'

/** A company as its members see it. */
export const presentCompany = async (tx: Tx, row: CompanyRow & { readonly role: MemberRole }): Promise<Company> => ({
  id: row.id,
  companyRegnum: row.register_number,
  companyName: row.name_mn,
  companyNameEn: row.name_en,
  description: row.legal_form,
  description_en: row.legal_form_en,
  createdDate: row.founded_on,
  address: (await readPlaces(tx, row.address_codes)).map(({ value, label }) => ({ value, label })),
  custom_address: row.custom_address,
  custom_address_english: row.custom_address_english,
  induty: [...row.industry],
  generalR: {
    regnum: row.director_register_number,
    lastName: row.director_lastname,
    firstName: row.director_firstname,
    positionName: row.director_position,
    phoneNumber: row.director_phone,
  },
  phoneNumber: row.phone,
  email: row.email,
  postBox: row.postbox,
  fax: row.fax,
  created_at: row.created_at.toISOString(),
  active: row.active ? 1 : 0,
  verified: row.verified_at !== null,
  version: row.version,
  role: row.role,
})

/** A card of the company list. */
export const presentCard = (
  row: Awaited<ReturnType<typeof listOwnRows>>[number],
): OutputOf<typeof listOwnCompanies>['data'][number] => ({
  role: row.role as MemberRole,
  company: {
    id: row.id,
    register_number: row.register_number,
    name_mn: row.name_mn,
    name_en: row.name_en,
    active: row.active ? 1 : 0,
    verified: row.verified_at !== null,
    data: { createdDate: row.founded_on },
    description: row.legal_form,
    description_en: row.legal_form_en,
    membercount_count: Number(row.members),
    requestcount_count: Number(row.requests),
  },
})
