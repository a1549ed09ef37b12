// E-mails the link by which a person chooses a password.
import { passwordTexts } from '@khyanalt/domain/messages/passwords'
import { formatText } from '@khyanalt/domain/text'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import { mailAgency } from '../../mail/mail-agency.ts'
import { inBoth, type Letters, renderMail } from '../../mail/render-mail.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { readMailLanguage } from '../notifications/mail-reader.ts'
import { linkAddress } from './password-link.ts'
import { findLink } from './password-links.sql.ts'

export const sendPasswordLink =
  (services: Services) =>
  async ({ linkId }: JobPayloads['send-password-link'], { attempt }: JobRun): Promise<void> => {
    const found = await inTransaction(services.db, async tx => {
      const link = await findLink(tx, linkId, services.clock.now())
      return link && { link, mode: await readMailLanguage(tx, link.user_id), agency: await readAgency(tx) }
    })
    const to = found?.link.login_email ?? found?.link.email
    // Used, taken back or run out meanwhile, or nowhere to write to: the command on the server has printed it.
    if (!found || !to) return
    const { link, mode, agency } = found
    const letters = passwordLetters({ ...link, address: linkAddress(services, linkId) })
    const mail = renderMail(letters, { agency: mailAgency(agency), mode, choices: null })
    await services.mailer.send({ id: linkId, attempt, kind: 'password-link', to, ...mail })
  }

type Chooser = { readonly name: string; readonly login: string; readonly address: string }

/** What the mail with the link says. */
export const passwordLetters = ({ name, login, address }: Chooser): Letters =>
  inBoth(language => ({
    subject: passwordTexts[language].mailSubject,
    name,
    lines: [formatText(passwordTexts, language, 'mailLogin', { login }), passwordTexts[language].mailText],
    button: { label: passwordTexts[language].mailOpen, address },
    note: passwordTexts[language].mailFooter,
  }))
