// The demo people who can sign in at the built-in identity provider.
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { formatText } from '@khyanalt/domain/text'
import { inTransaction } from '../../db/transaction.ts'
import type { IssuerPeople, IssuerPerson } from '../../external/identity-provider-people.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from './check-password.ts'
import { listSignOnPeople } from './sign-on.sql.ts'

/** The demo people who have a national sign-on; the seeds make their accounts. */
export const signOnRegisterNumbers: readonly string[] = ['УБ85010112', 'УБ90020223', 'УБ80030334']

/** Demo people as the provider knows them: those that still have an account. */
export const issuerPeople = (services: Pick<Services, 'db' | 'clock' | 'config' | 'secret'>): IssuerPeople => {
  const list = async (): Promise<IssuerPerson[]> => {
    const rows = await inTransaction(services.db, tx => listSignOnPeople(tx, signOnRegisterNumbers))
    return rows.map(row => ({
      id: row.id,
      registerNumber: row.register_number ?? '',
      givenName: row.name,
      familyName: row.lastname,
      birthDate: row.birth_date,
      gender: row.gender,
      picture: row.image,
      note: row.company,
    }))
  }
  return {
    list,
    find: async id => (await list()).find(person => person.id === id) ?? null,
    async refusePassword({ registerNumber }, password) {
      try {
        await checkPassword(services, 'client', registerNumber, password, null)
        return null
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { code, details } = error
        return {
          mn: formatText(errorTexts, 'mn', code, details.params),
          en: formatText(errorTexts, 'en', code, details.params),
        }
      }
    },
  }
}
