// What a verified person does to a company: registers it, or joins the one that is there (CON-196).
import { isCompanyRegister, normaliseCompanyRegister } from '@khyanalt/domain/company-form'
import { presetEnglishForm } from '@khyanalt/domain/legal-forms'
import { memberRights } from '@khyanalt/domain/member-rights'
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { normalisePhone } from '@khyanalt/domain/phone-number'
import { formatText } from '@khyanalt/domain/text'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { OrganizationClaims } from '../../external/organization-claims.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readPlaces } from '../lists/read-list.ts'
import { type CompanyData, findByRegister, insertCompany, markVerified } from './companies.sql.ts'
import { findRole, insertMember } from './members.sql.ts'
import { beginMembership, writeCompanyAudit } from './membership.ts'
import { addressLine } from './read-form.ts'

/** What the waiting window is told. */
export type Joined = {
  readonly outcome: 'registered' | 'joined' | 'confirmed'
  readonly company_id: string
  readonly message: string
  readonly message_en: string
}

/** The first to verify a company becomes its ADMIN, everybody later a MEMBER; a member stays what he or she is. */
export const joinVerified = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  by: { readonly userId: string; readonly sid: string; readonly organization: OrganizationClaims },
): Promise<Joined> => {
  const { userId, sid } = by
  const at = services.clock.now()
  const data = await readClaimed(tx, by.organization)
  const id = uuidv7()
  const origin = 'single sign-on'
  if (await insertCompany(tx, { ...data, id, verified_at: at, created_at: at })) {
    const detail = { register_number: data.register_number, origin }
    await writeCompanyAudit(tx, services, { companyId: id, by: userId, action: 'register', detail })
    await beginMembership(tx, services, { companyId: id, userId, role: 'ADMIN', origin, sid })
    return told('registered', id, data.name_mn)
  }
  const known = await findByRegister(tx, data.register_number)
  if (!known) throw refuse('company_not_found')
  await markVerified(tx, known.id, at)
  const role = await findRole(tx, known.id, userId)
  if (role) {
    await insertMember(tx, { company_id: known.id, user_id: userId, role, rights: memberRights, sid, created_at: at })
    await writeCompanyAudit(tx, services, { companyId: known.id, by: userId, action: 'verify', detail: {} })
    return told('confirmed', known.id, known.name_mn)
  }
  await beginMembership(tx, services, { companyId: known.id, userId, role: 'MEMBER', origin, sid })
  return told('joined', known.id, known.name_mn)
}

const told = (outcome: Joined['outcome'], id: string, name: string): Joined => ({
  outcome,
  company_id: id,
  message: formatText(companyRegistrationTexts, 'mn', `sso_${outcome}`, { name }),
  message_en: formatText(companyRegistrationTexts, 'en', `sso_${outcome}`, { name }),
})

/** Nothing of an organisation is taken without a register number; the rest may be completed later. */
const readClaimed = async (tx: Tx, organization: OrganizationClaims): Promise<CompanyData> => {
  const registerNumber = normaliseCompanyRegister(organization.register_number)
  if (!isCompanyRegister(registerNumber)) throw refuse('sso_no_organization')
  const { director, legal_form } = organization
  const places = await readPlaces(tx, organization.address_codes)
  return {
    register_number: registerNumber,
    name_mn: organization.name,
    name_en: organization.name_en,
    legal_form,
    legal_form_en: organization.legal_form_en ?? (legal_form ? presetEnglishForm(legal_form) : null),
    founded_on: organization.founded_on,
    address_codes: places.map(place => place.value),
    address: addressLine(places, organization.address),
    custom_address: organization.address,
    custom_address_english: organization.address_en,
    industry: organization.industry,
    director_register_number: director.register_number,
    director_lastname: director.lastname,
    director_firstname: director.firstname,
    director_position: director.position,
    director_phone: director.phone ? normalisePhone(director.phone) : null,
    phone: organization.phone ? normalisePhone(organization.phone) : null,
    email: organization.email,
    postbox: null,
    fax: null,
  }
}
