// E-mails the link by which a person chooses a password.
import { passwordTexts } from '@khyanalt/domain/messages/passwords'
import { formatText } from '@khyanalt/domain/text'
import { inTransaction } from '../../db/transaction.ts'
import { html } from '../../http/html.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { linkAddress } from './password-link.ts'
import { findLink } from './password-links.sql.ts'

export const sendPasswordLink =
  (services: Services) =>
  async ({ linkId }: JobPayloads['send-password-link'], { attempt }: JobRun): Promise<void> => {
    const link = await inTransaction(services.db, tx => findLink(tx, linkId, services.clock.now()))
    const to = link?.login_email ?? link?.email
    // Used, taken back or run out meanwhile, or nowhere to write to: the command on the server has printed it.
    if (!link || !to) return
    const address = linkAddress(services, linkId)
    const lines = (['mn', 'en'] as const).map(language => [
      formatText(passwordTexts, language, 'mailGreeting', { name: link.name }),
      formatText(passwordTexts, language, 'mailText', { login: link.login }),
      address,
      formatText(passwordTexts, language, 'mailFooter'),
    ])
    await services.mailer.send({
      id: linkId,
      attempt,
      to,
      subject: formatText(passwordTexts, 'mn', 'mailSubject'),
      text: lines.map(part => part.join('\n\n')).join('\n\n---\n\n'),
      html: lines.map(part => html`${part.map(line => html`<p>${line}</p>`)}`.html).join('\n<hr>\n'),
    })
  }
