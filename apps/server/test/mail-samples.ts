// One mail of every kind that the portal sends, filled as it would be.

import { standardAgency } from '@khyanalt/domain/agency'
import type { LanguageMode } from '@khyanalt/domain/language'
import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { demoAgency } from '../seeds/demo/agency.ts'
import { mailAgency } from '../src/mail/mail-agency.ts'
import { type Letters, type RenderedMail, renderMail } from '../src/mail/render-mail.ts'
import { headLetters } from '../src/modules/audit/send-head-mail.job.ts'
import { passwordLetters } from '../src/modules/auth/send-password-link.job.ts'
import { notificationLetters } from '../src/modules/notifications/send-notification-mail.job.ts'

const portal = 'https://khyanalt.gov.mn'

/** What fills the sentences; numbers are as long as they get. */
export const sampleParams = {
  number: 'R260000042',
  cs_id: '01900000-0000-7000-8000-0000000000c5',
  invoice: 'N260000042',
  service: { mn: 'Рентген аппарат ашиглах зөвшөөрөл', en: 'Permit to use an X-ray unit' },
  amount: '1,250,000 ₮',
  received: '25,000₮',
  rest: '25,000₮',
  due: '2026-12-10',
  date: '2026-12-31',
  from: '2026-01-01',
  to: '2028-12-31',
  reason: 'Хаягийн мэдээлэл зөрсөн тул залруулав.',
  name: 'Бат-Эрдэнэ',
  by: 'Б. Оюунчимэг',
  company: { mn: 'Оргил Эмнэлэг ХХК', en: 'Orgil Hospital LLC' },
  year: '2026',
  season: '4',
  count: '3',
  finding: { mn: 'Хүсэлт R260000042: агуулга өөрчлөгдсөн.', en: 'Request R260000042: the content was changed.' },
  what: { mn: 'Нэгжийн даргын эрх олгох', en: 'Give the role of head of unit' },
  about: { mn: 'О. Тэмүүлэн', en: 'O. Temuulen' },
} as const

const kinds: Readonly<Record<string, Letters>> = {
  ...Object.fromEntries(
    Object.keys(notificationEvents).map(type => [
      type,
      notificationLetters({
        type,
        params: sampleParams,
        name: 'Бат-Эрдэнэ',
        address: `${portal}/dashboard/services/request/R260000042`,
      }),
    ]),
  ),
  'password-link': passwordLetters({
    name: 'Оюунчимэг',
    login: 'oyunchimeg@orgil.mn',
    address: `${portal}/newpassword?token=0199a1b2-0000-7000-8000-0123456789ab.${'Ab3_-'.repeat(8)}xyz`,
  }),
  head: headLetters({
    number: 1_204_771,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    at: '2026-11-23T18:00:04.000Z',
    address: `${portal}/api/journal/heads`,
  }),
}

/** The mails by kind. */
export const sampleMails = (mode: LanguageMode): readonly (readonly [kind: string, mail: RenderedMail])[] =>
  Object.entries(kinds).map(([kind, letters]) => [
    kind,
    renderMail(letters, {
      agency: mailAgency({ ...standardAgency, ...demoAgency }),
      mode,
      choices: kind in notificationEvents ? `${portal}/profile/notifications` : null,
    }),
  ])
