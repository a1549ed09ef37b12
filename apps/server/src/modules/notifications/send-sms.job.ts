// Sends an SMS about a message. After a crash between sending and noting it, it is sent again under the same id.
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { subjectOf } from './notification-sentence.ts'
import { findTexting, markTexted } from './notifications.sql.ts'
import { withOwnWords } from './own-words.ts'

export const sendSms =
  ({ db, sms, clock, config }: Pick<Services, 'db' | 'sms' | 'clock' | 'config'>) =>
  async ({ notificationId }: JobPayloads['send-sms']): Promise<void> => {
    const told = await inTransaction(db, async tx => withOwnWords(tx, await findTexting(tx, notificationId)))
    if (!sms || !told?.phone || !told.active || told.texted_at || told.opened_at) return
    const text = `${subjectOf(told, told.language === 'en' ? 'en' : 'mn')}. ${config.PUBLIC_URL}${told.url}`
    await sms.send({ id: notificationId, to: dialled(told.phone), text })
    // A number that takes none is not tried again either; the bell and the e-mail have told it.
    await inTransaction(db, tx => markTexted(tx, notificationId, clock.now()))
  }

/** Numbers are stored as digits: eight of Mongolia, more of a foreigner with the code of the country. */
const dialled = (phone: string): string => (phone.length === 8 ? `+976${phone}` : `+${phone}`)
