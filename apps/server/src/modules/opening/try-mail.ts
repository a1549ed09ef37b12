// A mail to whoever asks for it, to see that mail leaves and arrives.
import type * as calls from '@khyanalt/contract/opening'
import type { Agency } from '@khyanalt/domain/agency'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { formatText } from '@khyanalt/domain/text'
import { v7 as uuidv7 } from 'uuid'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { mailAgency } from '../../mail/mail-agency.ts'
import { inBoth, type Letters, renderMail } from '../../mail/render-mail.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { auditAgency } from '../agency/save-agency.ts'
import { findMailAddress } from './opening.sql.ts'

export const tryMail =
  ({ mailer, clock, config }: Pick<Services, 'mailer' | 'clock' | 'config'>): RawUseCase<typeof calls.tryMail> =>
  async ({ db, request }, { userId }) => {
    const { to, agency } = await inTransaction(db, async tx => ({
      to: await findMailAddress(tx, userId),
      agency: await readAgency(tx),
    }))
    if (!to) throw refuse('email_missing')
    const letters = trialLetters(agency, `${config.PUBLIC_URL}${staffPaths.opening}`)
    const mail = renderMail(letters, { agency: mailAgency(agency), mode: 'both', choices: null })
    await mailer.send({ id: uuidv7(), kind: 'trial', to, ...mail }).catch((error: Error) => {
      request.log.warn({ err: error }, 'mail to try was not sent')
      throw refuse('mail_refused')
    })
    await inTransaction(db, tx => auditAgency(tx, { by: userId, at: clock.now(), action: 'test_mail', detail: {} }))
    return { to }
  }

/** What the mail to try says. */
const trialLetters = (agency: Agency, address: string): Letters =>
  inBoth(language => ({
    subject: openingTexts[language].trial_subject,
    name: null,
    lines: [formatText(openingTexts, language, 'trial_mail', { agency: agency.name[language] })],
    button: { label: openingTexts[language].trial_open, address },
  }))
