// What the form engine is told about the world in the browser; the server judges again with its own facts.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Language } from '@khyanalt/domain/language'
import type { Facts } from '@khyanalt/form-engine/facts'
import { useEffect } from 'react'
import type { FormStore } from '../../form/form-store.ts'
import type { ValueStore } from '../../form/value-store.ts'
import type { OpenedRequest } from './queries.ts'

/** Facts of a form that a person fills for himself or herself, or for the company with this id; names as the server's. */
export const buildFacts = (
  user: SignedInUser,
  language: Language,
  company: { readonly id: string | null; readonly name: string | null },
): Facts => ({
  today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short' }).format(new Date()),
  language,
  options: {},
  person: {
    id: user.id,
    register_number: user.register_number,
    name: user.name,
    surname: user.profile.surname,
    lastname: user.profile.lastname,
    phone: user.phone,
    email: user.email,
    custom_address: user.custom_address,
    custom_address_english: user.custom_address_english,
    nationality: user.profile.nationality,
    gender: user.profile.gender,
    passport_address: user.profile.passportAddress,
    user_type: user.type,
  },
  company: company.id === null ? null : companyFacts(user, company.id, company.name),
})

const companyFacts = (user: SignedInUser, id: string, name: string | null) => {
  const own = user.companies.find(company => company.id === id)
  return { id, name_mn: own?.name ?? name, register_number: own?.register_number ?? null }
}

/** Tells the form which company sends, whenever the configuration changes. */
export const useCompanyFacts = (
  store: FormStore,
  configuration: ValueStore,
  user: SignedInUser,
  { request }: OpenedRequest,
): void => {
  useEffect(() => {
    const tell = () => {
      const values = configuration.read()
      const id =
        values['@sender_type'] === 2 && typeof values['@company_id'] === 'string' ? values['@company_id'] : null
      const name = id === request.company_id ? request.company_name : null
      store.setFacts({ company: buildFacts(user, store.readFacts().language, { id, name }).company })
    }
    tell()
    const stop = configuration.subscribe(tell)
    return () => {
      stop()
    }
  }, [store, configuration, user, request])
}
