// The agency says who it is, and opens what it is ready for.
import { getAgencySettings, saveAgency } from '@khyanalt/contract/agency-settings'
import { getOpening, listOpenable, openServices, publishPosts, tryMail } from '@khyanalt/contract/opening'
import type { MailServer } from './outside.ts'
import { ask } from './people.ts'

/** Gives the agency's data and account, opens every service that lacks no form, and publishes what came with the portal. */
export const openAgency = async (administrator: string, email: string, mail: MailServer): Promise<string> => {
  const { version, facts } = (await ask(getAgencySettings, {}, administrator)).data
  await ask(
    saveAgency,
    {
      version,
      facts: {
        ...facts,
        name: { mn: 'Мэргэжлийн хяналтын газар', en: 'Specialised inspection office' },
        short: { mn: 'Хяналт', en: 'Inspection' },
        address: { mn: 'Улаанбаатар, Сүхбаатар дүүрэг', en: 'Sukhbaatar district, Ulaanbaatar' },
        tollFree: '1800-1234',
        phone: '+976 1800 1234',
        email: 'info@agency.mn',
        elsewhere: [],
      },
      account: { recipient: 'Мэргэжлийн хяналтын газар', bank: 'Төрийн сан', number: '100200300400' },
    },
    administrator,
  )
  const before = mail.count()
  await ask(tryMail, {}, administrator)
  await mail.waitFor(email, /./, before)
  const { services, posts } = await ask(listOpenable, {}, administrator)
  const closed = services.filter(({ open, lacks }) => !open && !lacks.includes('no_form'))
  const wanted = closed.map(({ id, version: seen }) => ({ id, version: seen, open: true }))
  if (wanted.length > 0) await ask(openServices, { services: wanted }, administrator)
  const drafts = posts.filter(({ published }) => !published).map(({ id }) => id)
  if (drafts.length > 0) await ask(publishPosts, { ids: drafts }, administrator)
  const { data } = await ask(getOpening, {}, administrator)
  if (!data.agency || !data.account) throw new Error(`The portal still misses data: ${JSON.stringify(data)}`)
  return `${wanted.length} services opened, ${drafts.length} posts published`
}
