// E-mails a message. After a crash between sending and acknowledging, the job runs again under the same mail id.
import { notificationTexts } from '@khyanalt/domain/messages/notifications'
import { formatText } from '@khyanalt/domain/text'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { escapeHtml, sentenceOf } from './notification-sentence.ts'
import { findMailing } from './notifications.sql.ts'

export const sendNotificationMail =
  (services: Services) =>
  async ({ notificationId }: JobPayloads['send-notification-mail']): Promise<void> => {
    const told = await inTransaction(services.db, tx => findMailing(tx, notificationId))
    const to = told?.email ?? told?.login_email
    if (!told || !to) return
    const address = `${services.config.PUBLIC_URL}${told.url}`
    const lines = (['mn', 'en'] as const).map(language => [
      formatText(notificationTexts, language, 'greeting', { name: told.name }),
      sentenceOf(told, language),
      `${formatText(notificationTexts, language, 'open')} ${address}`,
      formatText(notificationTexts, language, 'footer'),
    ])
    await services.mailer.send({
      id: notificationId,
      to,
      subject: sentenceOf(told, 'mn'),
      text: lines.map(part => part.join('\n\n')).join('\n\n---\n\n'),
      html: lines.map(part => part.map(line => `<p>${escapeHtml(line)}</p>`).join('\n')).join('\n<hr>\n'),
    })
  }
