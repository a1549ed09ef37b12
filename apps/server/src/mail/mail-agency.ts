// What mails say of the agency that sends them.
import { type Agency, telephoneOf } from '@khyanalt/domain/agency'

/** The agency as it signs; an address that is not given is left out. */
export type MailAgency = Pick<Agency, 'name' | 'address'> & { readonly telephone: string }

export const mailAgency = (agency: Agency): MailAgency => ({
  name: agency.name,
  address: agency.address,
  telephone: telephoneOf(agency),
})
