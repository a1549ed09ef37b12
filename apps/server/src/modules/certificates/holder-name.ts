// How a holder is named on a certificate and in public lists.
import type { CertificateContent } from './document-contents.ts'

type Person = { readonly name: string; readonly lastname: string | null }
type Company = {
  readonly name_mn: string
  readonly name_en: string | null
  readonly register_number: string
  readonly address: string | null
}

/** The holder as the paper names it; of a person it tells the name and nothing else, since it is public (CON-135). */
export const holderOnPaper = (person: Person, company: Company | null): CertificateContent['holder'] =>
  company
    ? {
        kind: 'company',
        name: company.name_mn,
        nameEn: company.name_en,
        registerNumber: company.register_number,
        address: company.address,
      }
    : { kind: 'person', name: fullName(person), nameEn: null, registerNumber: null, address: null }

/** The holder as public lists name it. */
export const holderInLists = (person: Person, company: Pick<Company, 'name_mn'> | null): string =>
  company ? company.name_mn : shortName(person)

/** The patronymic before the name, as on official papers. */
const fullName = ({ name, lastname }: Person): string => (lastname ? `${lastname} ${name}` : name)

/** The public form, "Б.Дорж": lists tell no more than that (CON-135). */
const shortName = ({ name, lastname }: Person): string => {
  const initial = Array.from(lastname?.trim() ?? '')[0]
  return initial ? `${initial.toUpperCase()}.${name}` : name
}

/** Whether the name of a list is that of the holder on paper. */
export const isNamedLike = (listed: string, { kind, name }: CertificateContent['holder']): boolean => {
  if (listed === name || kind === 'company') return listed === name
  const [initial = '', ...rest] = listed.split('.')
  const short = rest.join('.')
  return short !== '' && name.endsWith(` ${short}`) && Array.from(name)[0]?.toUpperCase() === initial
}

/** The name of lists, from the one on paper. */
export const listedName = ({ kind, name }: CertificateContent['holder']): string => {
  const at = name.lastIndexOf(' ')
  return kind === 'company' || at < 0 ? name : shortName({ lastname: name.slice(0, at), name: name.slice(at + 1) })
}
