// E-mails a message. After a crash between sending and noting it, the job runs again under the same mail id.
import { notificationTexts } from '@khyanalt/domain/messages/notifications'
import { topicOf } from '@khyanalt/domain/notification-topic'
import { formatText } from '@khyanalt/domain/text'
import { paths } from '../../../../web/src/paths.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { escapeHtml, sentenceOf } from './notification-sentence.ts'
import { findMailing, markMailed } from './notifications.sql.ts'

export const sendNotificationMail =
  (services: Services) =>
  async ({ notificationId }: JobPayloads['send-notification-mail'], { attempt }: JobRun): Promise<void> => {
    const told = await inTransaction(services.db, tx => findMailing(tx, notificationId))
    const to = told?.email ?? told?.login_email
    if (!told || !to || !told.active || told.mailed_at) return
    const topic = topicOf[told.type]
    if (topic !== null && told.mail_off.includes(topic)) return
    const address = `${services.config.PUBLIC_URL}${told.url}`
    const choices = `${services.config.PUBLIC_URL}${paths.profileNotifications}`
    const lines = (['mn', 'en'] as const).map(language => [
      formatText(notificationTexts, language, 'greeting', { name: told.name }),
      sentenceOf(told, language),
      `${formatText(notificationTexts, language, 'open')} ${address}`,
      formatText(notificationTexts, language, 'footer'),
      ...(told.kind === 'client' ? [`${formatText(notificationTexts, language, 'choose')} ${choices}`] : []),
    ])
    await services.mailer.send({
      id: notificationId,
      attempt,
      to,
      subject: sentenceOf(told, 'mn'),
      text: lines.map(part => part.join('\n\n')).join('\n\n---\n\n'),
      html: lines.map(part => part.map(line => `<p>${escapeHtml(line)}</p>`).join('\n')).join('\n<hr>\n'),
    })
    await inTransaction(services.db, tx => markMailed(tx, notificationId, services.clock.now()))
  }
