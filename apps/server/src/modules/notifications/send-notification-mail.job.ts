// E-mails a message. After a crash between sending and noting it, the job runs again under the same mail id.
import { eventOf } from '@khyanalt/domain/notifications/notification-events'
import { paths } from '../../../../web/src/paths.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import { mailAgency } from '../../mail/mail-agency.ts'
import { inBoth, type Letters, renderMail } from '../../mail/render-mail.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { buttonOf, sentenceOf, subjectOf, type Told } from './notification-sentence.ts'
import { findMailing, markMailed } from './notifications.sql.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

export const sendNotificationMail =
  (services: Services) =>
  async ({ notificationId }: JobPayloads['send-notification-mail'], { attempt }: JobRun): Promise<void> => {
    const { told, agency } = await inTransaction(services.db, async tx => ({
      told: await findMailing(tx, notificationId),
      agency: await readAgency(tx),
    }))
    const to = told?.email ?? told?.login_email
    if (!told || !to || !told.active || told.mailed_at) return
    const { topic } = eventOf(told)
    if (topic !== null && told.mail_off.includes(topic)) return
    const { PUBLIC_URL } = services.config
    const letters = notificationLetters({ ...told, address: `${PUBLIC_URL}${told.url}` })
    const choices = told.kind === 'client' ? `${PUBLIC_URL}${paths.profileNotifications}` : null
    const mail = renderMail(letters, { agency: mailAgency(agency), mode: told.mode, choices })
    // What happened to a request is told one by one; only what the calendar sends comes again and again.
    const unsubscribe =
      topic === 'reminders' ? unsubscribeAddress(services, { userId: told.user_id, topic }) : undefined
    await services.mailer.send({
      id: notificationId,
      attempt,
      kind: told.type,
      to,
      ...mail,
      ...(unsubscribe ? { unsubscribe } : {}),
    })
    await inTransaction(services.db, tx => markMailed(tx, notificationId, services.clock.now()))
  }

/** What the mail about a message says. */
export const notificationLetters = (told: Told & { readonly name: string; readonly address: string }): Letters =>
  inBoth(language => ({
    subject: subjectOf(told, language),
    name: told.name,
    lines: [sentenceOf(told, language)],
    button: { label: buttonOf(told, language), address: told.address },
  }))
