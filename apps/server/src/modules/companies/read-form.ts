// From the company form of a call to what is stored, with the address put into words.

import { type CompanyForm, companyFormProblems, splitTags, tidyCompanyForm } from '@khyanalt/domain/company-form'
import type { Problem } from '@khyanalt/domain/problem'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { type Place, readPlaces } from '../lists/read-list.ts'
import type { CompanyData } from './companies.sql.ts'

/** The form as calls send it: tags may be one text. */
export type SentForm = Omit<CompanyForm, 'induty'> & { readonly induty: string | readonly string[] }

/** Tidies a form and refuses it with every problem there is. */
export const readForm = (sent: SentForm, today: string): CompanyForm => {
  const { induty } = sent
  const form = tidyCompanyForm({ ...sent, induty: typeof induty === 'string' ? splitTags(induty) : induty })
  refuseProblems(companyFormProblems(form, today))
  return form
}

/** A good form as a company is stored (CON-191). */
export const readCompanyData = async (tx: Tx, form: CompanyForm): Promise<CompanyData> => {
  const places = await readPlaces(tx, form.address)
  // The whole path must be known, and lead as far as the list goes.
  if (places.length !== form.address.length || places.at(-1)?.divided)
    throw refuse('company_incomplete', { problems: [{ code: 'address_wrong', path: 'address' }] })
  return {
    register_number: form.regnumber,
    name_mn: form.name,
    name_en: form.name_en,
    legal_form: form.type,
    legal_form_en: form.type_en,
    founded_on: form.createdDate,
    address_codes: form.address,
    address: addressLine(places, form.custom_address),
    custom_address: form.custom_address,
    custom_address_english: form.custom_address_english,
    industry: form.induty,
    director_register_number: form.general_regnum,
    director_lastname: form.general_lastname,
    director_firstname: form.general_firstname,
    director_position: form.general_position,
    director_phone: form.general_phone,
    phone: form.phone,
    email: form.email,
    postbox: form.postbox || null,
    fax: form.fax || null,
  }
}

/** Places and the rest of an address in one line. */
export const addressLine = (places: readonly Place[], rest: string | null): string | null =>
  [...places.map(place => place.label.mn), rest].filter(part => part !== null && part !== '').join(', ') || null

const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('company_incomplete', { problems })
}
