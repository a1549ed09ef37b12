// What mails say of the agency that sends them.
import { agency } from '@khyanalt/domain/agency'
import type { Bilingual } from '@khyanalt/domain/language'
import { documentTexts } from '@khyanalt/domain/messages/documents'

export type MailAgency = {
  readonly name: Bilingual
  readonly address: Bilingual
  readonly telephone: string
}

/** The agency as it signs. */
export const mailAgency = (): MailAgency => ({
  name: { mn: documentTexts.mn.agency, en: documentTexts.en.agency },
  address: agency.address,
  telephone: agency.tollFree,
})
