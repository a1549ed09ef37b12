// One mail of every kind that the portal sends, filled as it would be.

import { standardAgency } from '@khyanalt/domain/agency'
import type { LanguageMode } from '@khyanalt/domain/language'
import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { sampleParams } from '@khyanalt/domain/notifications/sample-values'
import { demoAgency } from '../seeds/demo/agency.ts'
import { mailAgency } from '../src/mail/mail-agency.ts'
import { type Letters, type RenderedMail, renderMail } from '../src/mail/render-mail.ts'
import { headLetters } from '../src/modules/audit/send-head-mail.job.ts'
import { passwordLetters } from '../src/modules/auth/send-password-link.job.ts'
import { notificationLetters } from '../src/modules/notifications/send-notification-mail.job.ts'

const portal = 'https://khyanalt.gov.mn'

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
