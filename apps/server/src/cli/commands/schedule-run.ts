import { readAgencyMoment, systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { listLastRuns } from '../../jobs/nightly.sql.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withPortal } from '../with-portal.ts'

/** `khyanalt schedule run`: does the work of the night by hand, all of it or one task. */
export const scheduleRunCommand = defineCommand({
  args: [],
  options: {
    task: {
      type: 'string',
      value: 'TASK',
      says: { mn: 'Зөвхөн энэ ажлыг, жишээ нь expire-requests.', en: 'This task alone, such as expire-requests.' },
    },
    at: {
      type: 'string',
      value: 'MOMENT',
      says: {
        mn: 'Өөр цагаар, жишээ нь 2026-12-31T02:00; ирээдүй нь зөвхөн үзүүлэнд.',
        en: 'By another moment, such as 2026-12-31T02:00; one ahead only in a demo.',
      },
    },
  },
  settings: 'strict',
  data: true,
  run: async ({ options: { task, at } }) => {
    const config = readConfig(process.env)
    const now = at === undefined ? systemClock.now() : readAgencyMoment(at)
    if (!now) {
      throw new UsageError({
        mn: `“${at}” гэсэн цаг алга; жишээ нь --at 2026-12-31T02:00 гэж бичнэ үү.`,
        en: `"${at}" is no moment; say for instance --at 2026-12-31T02:00.`,
      })
    }
    // Whoever goes ahead of time would close requests that people may still answer.
    if (!config.demo && now > systemClock.now()) {
      throw new UsageError({
        mn: 'Зөвхөн үзүүлэнд цагаас түрүүлж болно; энэ портал бодит хүмүүст үйлчилдэг.',
        en: 'Only a demo may go ahead of time; this portal serves real people.',
      })
    }
    return withPortal(
      config,
      async app => {
        const wanted = task === undefined ? app.nightlyTasks : app.nightlyTasks.filter(name => name === task)
        if (wanted.length === 0) {
          throw new UsageError({
            mn: `“${task}” гэсэн ажил алга; ${app.nightlyTasks.join(', ')} гэж бий.`,
            en: `No task is called "${task}"; there are ${app.nightlyTasks.join(', ')}.`,
          })
        }
        let failed = false
        for (const name of wanted) {
          // One that fails keeps no other from its turn.
          await app.runNight(name).catch((error: unknown) => {
            failed = true
            console.error(`✗ ${name}: ${String(error)}`)
          })
        }
        for (const run of await inTransaction(app.services.db, listLastRuns)) {
          if (wanted.includes(run.task) && run.failure === null) {
            console.log(`✓ ${run.task}: ${JSON.stringify(run.outcome)}`)
          }
        }
        return failed ? 1 : 0
      },
      { clock: { now: () => now } },
    )
  },
})
