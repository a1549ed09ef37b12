// For whom a service is, in a sentence made of the kinds of clients that it lists (REQ-SVC-10).
import { ClientType } from '../client-type.ts'
import type { Bilingual } from '../language.ts'

const nouns = {
  CITIZEN: { mn: 'иргэн', en: 'citizens' },
  COMPANY: { mn: 'байгууллага', en: 'organisations' },
  FOREIGNER: { mn: 'гадаадын иргэн', en: 'foreigners' },
} as const satisfies Record<ClientType, Bilingual>

/** The sentence without its stop; always in one order, however the kinds are listed. */
export const onlyForClients = (listed: readonly ClientType[]): Bilingual => {
  const named = Object.values(ClientType).filter(type => listed.includes(type))
  return {
    mn: `Энэ үйлчилгээг зөвхөн ${named.map(type => nouns[type].mn).join(' эсвэл ')} авах боломжтой`,
    en: `The service is only for ${named.map(type => nouns[type].en).join(' or ')}`,
  }
}
