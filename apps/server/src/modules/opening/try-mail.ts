// A mail to whoever asks for it, to see that mail leaves and arrives.
import type { tryMail } from '@khyanalt/contract/opening'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { formatText } from '@khyanalt/domain/text'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { html } from '../../http/html.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { auditAgency } from '../agency/save-agency.ts'
import { findMailAddress } from './opening.sql.ts'

export const sendTrial =
  ({ mailer, clock }: Pick<Services, 'mailer' | 'clock'>): RawUseCase<typeof tryMail> =>
  async ({ db, request }, { userId }) => {
    const { to, agency } = await inTransaction(db, async tx => ({
      to: await findMailAddress(tx, userId),
      agency: await readAgency(tx),
    }))
    if (!to) throw refuse('email_missing')
    const [mn, en] = (['mn', 'en'] as const).map(language =>
      formatText(openingTexts, language, 'trial_mail', { agency: agency.name[language] }),
    )
    const mail = {
      id: uuidv7(),
      to,
      subject: openingTexts.mn.trial_subject,
      text: `${mn}\n\n---\n\n${en}`,
      html: html`<p lang="mn">${mn ?? ''}</p><hr><p lang="en">${en ?? ''}</p>`.html,
    }
    await mailer.send(mail).catch((error: Error) => {
      request.log.warn({ err: error }, 'mail to try was not sent')
      throw refuse('mail_refused')
    })
    await inTransaction(db, tx => auditAgency(tx, { by: userId, at: clock.now(), action: 'test_mail', detail: {} }))
    return { to }
  }
