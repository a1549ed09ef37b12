// SQL of what people want by e-mail, on devices and by SMS.
import type { LanguageMode } from '@khyanalt/domain/language'
import { mailLanguage } from '@khyanalt/domain/mail-language'
import type { NotificationTopic } from '@khyanalt/domain/notification-topic'
import type { Tx } from '../../db/transaction.ts'

/** Kept among the topics that are not mailed: the English copy under Mongolian mails. */
const englishCopy = 'english_copy'

/** The languages of mails to an account, from its row and what it does not want. */
export const languageOf = (row: {
  readonly kind: string
  readonly language: string
  readonly mail_off: readonly string[] | null
}): LanguageMode =>
  mailLanguage({
    kind: row.kind === 'staff' ? 'staff' : 'client',
    language: row.language,
    withoutCopy: (row.mail_off ?? []).includes(englishCopy),
  })

/** What a person wants by e-mail, on devices and by SMS, with the address and the number that are used. */
export const findPreferences = async (tx: Tx, userId: string) => {
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('notification_preferences as p', 'p.user_id', 'u.id')
    .select(['p.mail_off', 'p.push_off', 'p.sms_on', 'u.email', 'u.login_email', 'u.phone', 'u.kind', 'u.language'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    mailOff: (row.mail_off ?? []).filter(topic => topic !== englishCopy),
    pushOff: row.push_off ?? [],
    smsOn: row.sms_on ?? [],
    language: languageOf(row),
    address: row.email ?? row.login_email,
    phone: row.phone,
  }
}

/** Keeps them. */
export const upsertPreferences = async (
  tx: Tx,
  {
    userId,
    mailOff,
    pushOff,
    smsOn,
    language,
    at,
  }: {
    readonly userId: string
    readonly mailOff: readonly NotificationTopic[]
    readonly pushOff: readonly string[]
    readonly smsOn: readonly string[]
    readonly language: LanguageMode
    readonly at: Date
  },
): Promise<void> => {
  const mail_off = [...mailOff, ...(language === 'both' ? [] : [englishCopy])]
  const wanted = { mail_off, push_off: [...pushOff], sms_on: [...smsOn], updated_at: at }
  await tx
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...wanted })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(wanted))
    .execute()
  await tx
    .updateTable('users')
    .set({ language: language === 'en' ? 'en' : 'mn' })
    .where('id', '=', userId)
    .execute()
}

/** Adds one topic to those that a person is not mailed about. */
export const turnMailOff = async (tx: Tx, userId: string, topic: NotificationTopic, at: Date): Promise<void> => {
  await tx
    .insertInto('notification_preferences')
    .values({ user_id: userId, mail_off: [topic], updated_at: at })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(eb => ({
        mail_off: eb.fn('array_append', [
          eb.fn('array_remove', ['notification_preferences.mail_off', eb.val(topic)]),
          eb.val(topic),
        ]),
        updated_at: at,
      })),
    )
    .execute()
}
