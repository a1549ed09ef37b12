// SQL of messages to people.
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import type { Tx } from '../../db/transaction.ts'
import type { Params } from './notification-sentence.ts'
import { languageOf } from './preferences.sql.ts'

/** A message as stored; its sentence is made when it is read. */
export type NotificationRow = {
  readonly id: string
  readonly user_id: string
  /** Of another release it may be a name that this one does not know; `eventOf` reads it. */
  readonly type: string
  readonly params: Params
  readonly url: string
  readonly url_type: string
  readonly opened_at: Date | null
  readonly created_at: Date
}

/** Stores a message. */
export const insertNotification = async (
  tx: Tx,
  message: {
    readonly id: string
    readonly user_id: string
    readonly type: NotificationName
    readonly params: object
    readonly url: string
    readonly request_id: string | null
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('notifications')
    .values({ ...message, params: JSON.stringify(message.params) })
    .execute()
}

const columns = ['id', 'user_id', 'type', 'params', 'url', 'url_type', 'opened_at', 'created_at'] as const

/** The latest messages of a person. */
export const listLatest = async (tx: Tx, userId: string): Promise<NotificationRow[]> =>
  await tx
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** How many messages of a person are new. */
export const countUnread = async (tx: Tx, userId: string): Promise<number> => {
  const row = await tx
    .selectFrom('notifications')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Marks one message, or all, as read; answers how many there were. */
export const markOpened = async (tx: Tx, userId: string, at: Date, id?: string): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set(eb => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(at)) }))
    .where('user_id', '=', userId)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** A message with the address and languages it is mailed in and the topics its reader does not want by e-mail. */
export const findMailing = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('notification_preferences as p', 'p.user_id', 'u.id')
    .select(['n.type', 'n.params', 'n.url', 'n.created_at', 'n.mailed_at', 'n.user_id', 'p.mail_off'])
    .select(['u.email', 'u.login_email', 'u.name', 'u.kind', 'u.active', 'u.language'])
    .where('n.id', '=', id)
    .executeTakeFirst()
  return row
    ? {
        ...row,
        mail_off: row.mail_off ?? [],
        mode: languageOf(row),
      }
    : null
}

/** A message with the number that its reader is texted at. */
export const findTexting = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select([
      'n.type',
      'n.params',
      'n.url',
      'n.created_at',
      'n.texted_at',
      'n.opened_at',
      'u.phone',
      'u.active',
      'u.language',
    ])
    .where('n.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Notes that the gateway took the SMS. */
export const markTexted = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('notifications').set({ texted_at: at }).where('id', '=', id).execute()
}

/** Notes that the e-mail was handed over. */
export const markMailed = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('notifications').set({ mailed_at: at }).where('id', '=', id).execute()
}
