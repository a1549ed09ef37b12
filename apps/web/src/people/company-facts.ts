// A company as read-only facts, and as the answers of its form.
import type { Company } from '@khyanalt/contract/company-schema'
import { type CompanyField, type CompanyForm, optionalCompanyFields } from '@khyanalt/domain/company-form'

/** The company under the names of its form (CON-191). */
export const formOf = (company: Company): CompanyForm => ({
  regnumber: company.companyRegnum,
  createdDate: company.createdDate ?? '',
  address: company.address.map(place => place.value),
  name: company.companyName,
  type: company.description ?? '',
  name_en: company.companyNameEn ?? '',
  type_en: company.description_en ?? '',
  custom_address: company.custom_address ?? '',
  custom_address_english: company.custom_address_english ?? '',
  induty: company.induty,
  general_regnum: company.generalR.regnum ?? '',
  general_lastname: company.generalR.lastName ?? '',
  general_firstname: company.generalR.firstName ?? '',
  general_position: company.generalR.positionName ?? '',
  general_phone: company.generalR.phoneNumber ?? '',
  phone: company.phoneNumber ?? '',
  email: company.email ?? '',
  postbox: company.postBox ?? '',
  fax: company.fax ?? '',
})

/** Parts of a company's page (REQ-COMP-15). */
export const companySections = {
  sectionOrganization: [
    'regnumber',
    'name',
    'name_en',
    'type',
    'type_en',
    'createdDate',
    'induty',
    'address',
    'custom_address',
    'custom_address_english',
  ],
  sectionAdministration: [
    'general_regnum',
    'general_lastname',
    'general_firstname',
    'general_position',
    'general_phone',
  ],
  sectionContact: ['phone', 'email', 'postbox', 'fax'],
} as const satisfies Readonly<Record<string, readonly CompanyField[]>>

/** What is known, in the order of the form. */
export const companyFacts = (
  company: Company,
  ui: 'mn' | 'en',
  fields: readonly CompanyField[] = Object.values(companySections).flat(),
) => {
  const form = formOf(company)
  return fields.map(field => {
    const value = form[field]
    const shown = field === 'address' ? company.address.map(place => place.label[ui]) : value
    return {
      field,
      value: typeof shown === 'string' ? shown : shown.join(', '),
      optional: optionalCompanyFields.includes(field),
    }
  })
}
