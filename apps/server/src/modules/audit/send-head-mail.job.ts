// Mails the signed head of a night to somebody who keeps it away from the machine.
import { headMailTexts } from '@khyanalt/domain/messages/head-mail'
import { formatText } from '@khyanalt/domain/text'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { escapeHtml } from '../notifications/notification-sentence.ts'
import { findHead } from './heads.sql.ts'

export const sendHeadMail =
  ({ db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>) =>
  async ({ number, to }: JobPayloads['send-head-mail'], { attempt }: JobRun): Promise<void> => {
    const head = await inTransaction(db, tx => findHead(tx, number))
    if (!head) return
    const said = {
      number,
      hash: head.hash,
      date: agencyDate(new Date(head.at)),
      address: `${config.PUBLIC_URL}/api/journal/heads`,
    }
    const lines = (['mn', 'en'] as const).map(lang => [
      formatText(headMailTexts, lang, 'text', said),
      formatText(headMailTexts, lang, 'head', said),
      formatText(headMailTexts, lang, 'keep', said),
    ])
    await mailer.send({
      id: `head-${number}-${to.replace(/[^a-z0-9.-]/gi, '-')}`,
      attempt,
      to,
      subject: formatText(headMailTexts, 'mn', 'subject', said),
      text: lines.map(part => part.join('\n\n')).join('\n\n---\n\n'),
      html: lines.map(part => part.map(line => `<p>${escapeHtml(line)}</p>`).join('\n')).join('\n<hr>\n'),
    })
  }
