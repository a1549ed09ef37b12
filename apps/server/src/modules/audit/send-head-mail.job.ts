// Mails the signed head of a night to somebody who keeps it away from the machine.
import { headMailTexts } from '@khyanalt/domain/messages/head-mail'
import { formatText } from '@khyanalt/domain/text'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import { mailAgency } from '../../mail/mail-agency.ts'
import { inBoth, type Letters, renderMail } from '../../mail/render-mail.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { findHead } from './heads.sql.ts'

export const sendHeadMail =
  ({ db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>) =>
  async ({ number, to }: JobPayloads['send-head-mail'], { attempt }: JobRun): Promise<void> => {
    const { head, agency } = await inTransaction(db, async tx => ({
      head: await findHead(tx, number),
      agency: await readAgency(tx),
    }))
    if (!head) return
    const letters = headLetters({ ...head, address: `${config.PUBLIC_URL}/api/journal/heads` })
    // Whoever keeps heads need not have an account, so nobody has chosen a language.
    const mail = renderMail(letters, { agency: mailAgency(agency), mode: 'both', choices: null })
    const id = `head-${number}-${to.replace(/[^a-z0-9.-]/gi, '-')}`
    await mailer.send({ id, attempt, kind: 'head', to, ...mail })
  }

type Kept = { readonly number: number; readonly hash: string; readonly at: string; readonly address: string }

/** What the mail with a head says. */
export const headLetters = ({ number, hash, at, address }: Kept): Letters => {
  const said = { date: agencyDate(new Date(at)) }
  return inBoth(language => ({
    subject: formatText(headMailTexts, language, 'subject', said),
    name: null,
    lines: [formatText(headMailTexts, language, 'text', said)],
    code: `${number} ${hash}`,
    button: { label: headMailTexts[language].open, address },
    note: headMailTexts[language].keep,
  }))
}
