// By what the desks find requests: the name of the applicant by its sound.
import { nameKey } from '@khyanalt/domain/search-key'

type Applicant = {
  readonly person: Readonly<Record<string, unknown>>
  readonly company: Readonly<Record<string, unknown>> | null
}

/** The key of a company's names, or of a person's patronymic and name. */
export const applicantKey = ({ person, company }: Applicant): string =>
  nameKey((company ? [company.name_mn, company.name_en] : [person.lastname, person.name]).filter(Boolean).join(' '))
