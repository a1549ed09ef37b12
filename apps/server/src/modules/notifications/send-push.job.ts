// Shows a message on one device. Sent again after a crash it takes the place of the first: both have one tag.
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { subjectOf } from './notification-sentence.ts'
import { withOwnWords } from './own-words.ts'
import { deleteDevice, findPushing } from './push-devices.sql.ts'

export const sendPush =
  ({ db, push }: Pick<Services, 'db' | 'push'>) =>
  async ({ notificationId, deviceId }: JobPayloads['send-push']): Promise<void> => {
    const told = await inTransaction(db, async tx => withOwnWords(tx, await findPushing(tx, notificationId, deviceId)))
    // What was read in the meantime needs no second telling.
    if (!push || !told?.active || told.opened_at) return
    const { endpoint, public_key: publicKey, auth_secret: authSecret } = told
    const lang = told.language === 'en' ? 'en' : 'mn'
    // The subject of the e-mail holds no words of people: others may see the screen.
    const message = { tag: notificationId, title: subjectOf(told, lang), url: told.url, lang } as const
    const outcome = await push.send({ endpoint, publicKey, authSecret }, message)
    if (outcome === 'gone') await inTransaction(db, tx => deleteDevice(tx, deviceId))
  }
