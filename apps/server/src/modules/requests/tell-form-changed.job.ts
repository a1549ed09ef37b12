// Tells the people of open requests that the form was changed. Publishing holds every draft of a service, so that it
// leaves the telling to batches afterwards.
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { listUntold } from './lift.sql.ts'
import { tellParties } from './tell-parties.ts'

/** Requests that one job tells of. */
const batch = 50

/** Queues the telling, in the transaction of the change; without an event of its own some answers were set aside. */
export const tellFormChanged = async (
  tx: Tx,
  { clock, enqueue }: Pick<Services, 'clock' | 'enqueue'>,
  requestIds: readonly string[],
  sentence: JobPayloads['tell-form-changed']['sentence'],
): Promise<void> => {
  const since = clock.now().toISOString()
  for (let from = 0; from < requestIds.length; from += batch) {
    await enqueue(tx, 'tell-form-changed', { requestIds: requestIds.slice(from, from + batch), sentence, since })
  }
}

/** The job: each request's people once, however often it runs; those whose request is gone or sent meanwhile not at all. */
export const tellOfNewForm =
  (services: Services) =>
  ({ requestIds, sentence, since }: JobPayloads['tell-form-changed']): Promise<void> =>
    inTransaction(services.db, async tx => {
      for (const request of await listUntold(tx, requestIds, new Date(since))) {
        await tellParties(tx, services, request, {
          event: sentence ?? 'form_changed',
          params: { number: request.request_number },
        })
      }
    })
