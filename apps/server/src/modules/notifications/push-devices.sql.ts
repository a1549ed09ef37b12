// SQL of the browsers that show messages.
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { PushDevice } from '../../external/push-service.ts'

/** The most devices of one person; the oldest make room. */
const maxDevices = 20

/** Gives a browser to a person, whoever had it before. */
export const upsertDevice = async (tx: Tx, userId: string, device: PushDevice, at: Date): Promise<void> => {
  const keys = { user_id: userId, public_key: device.publicKey, auth_secret: device.authSecret, created_at: at }
  await tx
    .insertInto('push_devices')
    .values({ id: uuidv7(), endpoint: device.endpoint, ...keys })
    // A new id, so that nothing that waits for the earlier person is sent to this one.
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet({ id: uuidv7(), ...keys }))
    .execute()
  const newest = tx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDevices)
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).where('id', 'not in', newest).execute()
}

/** Forgets one browser of a person by its endpoint, or all. */
export const deleteDevices = async (tx: Tx, userId: string, endpoint?: string): Promise<void> => {
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .$if(endpoint !== undefined, query => query.where('endpoint', '=', endpoint ?? ''))
    .execute()
}

/** Forgets a browser that wants no more. */
export const deleteDevice = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** How many browsers show messages of a person. */
export const countDevices = async (tx: Tx, userId: string): Promise<number> => {
  const row = await tx
    .selectFrom('push_devices')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A message with the device that is to show it, while the device is still its reader's; and what the reader wants. */
export const findPushing = async (tx: Tx, notificationId: string, deviceId: string) => {
  const row = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .innerJoin('push_devices as d', 'd.user_id', 'u.id')
    .select(['n.type', 'n.params', 'n.url', 'n.created_at', 'n.opened_at', 'u.active', 'u.language'])
    .select(['d.endpoint', 'd.public_key', 'd.auth_secret'])
    .where('n.id', '=', notificationId)
    .where('d.id', '=', deviceId)
    .executeTakeFirst()
  return row ?? null
}

/** How people are reached beside the bell and by e-mail: their devices, whether a number is known, and their topics. */
export const listChannels = async (tx: Tx, userIds: readonly string[]) =>
  tx
    .selectFrom('users as u')
    .leftJoin('notification_preferences as p', 'p.user_id', 'u.id')
    .leftJoin('push_devices as d', 'd.user_id', 'u.id')
    .select(['u.id as user_id', 'u.phone', 'p.push_off', 'p.sms_on', 'd.id as device_id'])
    .where('u.id', 'in', userIds)
    // Few people have either; for all others the statement answers nothing.
    .where(eb => eb.or([eb('d.id', 'is not', null), eb('p.sms_on', '<>', eb.val([]))]))
    .execute()
