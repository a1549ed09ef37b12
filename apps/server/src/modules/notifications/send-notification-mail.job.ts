// E-mails a message. After a crash between sending and noting it, the job runs again under the same mail id.
import { paymentCardTexts } from '@khyanalt/domain/messages/payment-card'
import { eventOf } from '@khyanalt/domain/notifications/notification-events'
import { type PaymentFact, paymentFacts } from '@khyanalt/domain/payment-card'
import { paths } from '../../../../web/src/paths.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { findUnpaidBill } from '../../db/unpaid-bill.sql.ts'
import type { JobPayloads, JobRun } from '../../jobs/jobs.ts'
import { mailAgency } from '../../mail/mail-agency.ts'
import { inBoth, type Letters, renderMail } from '../../mail/render-mail.ts'
import type { Services } from '../../services.ts'
import { readAccount, readAgency } from '../agency/read-agency.ts'
import { noteLack } from '../own-texts/read-own-words.ts'
import { buttonOf, lackOf, sentenceOf, subjectOf, type Told } from './notification-sentence.ts'
import { findMailing, markMailed } from './notifications.sql.ts'
import { withOwnWords } from './own-words.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

export const sendNotificationMail =
  (services: Services) =>
  async ({ notificationId }: JobPayloads['send-notification-mail'], { attempt }: JobRun): Promise<void> => {
    const { told, agency, payment } = await inTransaction(services.db, async tx => {
      const told = await withOwnWords(tx, await findMailing(tx, notificationId))
      return { told, agency: await readAgency(tx), payment: told ? await readPayment(tx, services, told) : [] }
    })
    const to = told?.email ?? told?.login_email
    if (!told || !to || !told.active || told.mailed_at) return
    const { topic } = eventOf(told)
    if (topic !== null && told.mail_off.includes(topic)) return
    const { PUBLIC_URL } = services.config
    const letters = notificationLetters({ ...told, address: `${PUBLIC_URL}${told.url}`, payment })
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
    await inTransaction(services.db, async tx => {
      const at = services.clock.now()
      await markMailed(tx, notificationId, at)
      const lack = lackOf(told)
      if (lack) await noteLack(tx, lack.name, lack.variable, at)
    })
  }

/** How the invoice is paid that a message speaks of, as it is when the mail leaves; nothing once it is paid or void. */
const readPayment = async (tx: Tx, { config }: Services, { params }: Told): Promise<readonly PaymentFact[]> => {
  const bill = typeof params.invoice === 'string' ? await findUnpaidBill(tx, params.invoice) : null
  return bill ? paymentFacts(await readAccount(tx, config), bill) : []
}

/** What the mail about a message says. */
export const notificationLetters = ({
  payment = [],
  ...told
}: Told & {
  readonly name: string
  readonly address: string
  readonly payment?: readonly PaymentFact[]
}): Letters =>
  inBoth(language => ({
    subject: subjectOf(told, language),
    name: told.name,
    lines: [sentenceOf(told, language)],
    facts: payment.map(({ key, value }) => ({ label: paymentCardTexts[language][key], value })),
    button: { label: buttonOf(told, language), address: told.address },
  }))
