// Mail: through a server, or as files for people who only try the portal.
import { join } from 'node:path'
import { isEmailAddress } from '@khyanalt/domain/email-address'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { putFile } from './put-file.ts'

export type Mail = {
  /** The same for a mail that is sent again after a crash, so that it is told once. */
  readonly id: string
  /** Above one, the mail may have been told before: a server that took it died, or we did, before that was noted. */
  readonly attempt?: number
  /** What it tells; mail services group complaints by it. */
  readonly kind: string
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly languages: readonly string[]
  /** Where one press ends mails of this kind; only for those that the portal sends by the calendar. */
  readonly unsubscribe?: string
}

export type Mailer = {
  /** Resolves when the mail was handed over; throws when it was not, so that the job tries again. */
  send(mail: Mail): Promise<void>
}

/** Mails over SMTP_URL, or into DATA_DIR/mail without one. */
export const openMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer =>
  config.SMTP_URL ? mailToServer(config.SMTP_URL, config.MAIL_FROM) : mailToFolder(config.DATA_DIR, config.MAIL_FROM)

const mailToServer = (address: string, from: string): Mailer => {
  // A server that says nothing is given up well before the job itself would be.
  const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
  const transport = createTransport({ url: address, ...limits }, { from })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}

/** One .eml file per mail. */
const mailToFolder = (dataDir: string, from: string): Mailer => {
  const folder = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await putFile(folder, `${mail.id}.eml`, message)
    },
  }
}

/**
 * Mail servers and readers drop a second mail of the same Message-ID; a header marks what may be one. The others say
 * that a program wrote, so that no absence note answers it, and how mails of this kind are ended.
 */
const messageOf = ({ id, attempt = 1, kind, to, languages, unsubscribe, ...mail }: Mail, from: string) => ({
  ...mail,
  // An address that holds several would bring the mail to strangers.
  to: { name: '', address: oneAddress(to) },
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'khyanalt'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': languages.join(', '),
    'Feedback-ID': `${kind}:portal:${unsubscribe ? 'reminder' : 'message'}:khyanalt`,
    ...(unsubscribe
      ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
    ...(attempt > 1 ? { 'X-Khyanalt-Attempt': String(attempt) } : {}),
  },
})

const oneAddress = (to: string): string => {
  if (!isEmailAddress(to)) throw new Error('The reader of a mail has no e-mail address')
  return to
}

/** Signs in to a mail server and sends nothing; throws when it does not answer or refuses. */
export const checkMailServer = async (address: string): Promise<void> => {
  const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
  const transport = createTransport({ url: address, ...limits })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
