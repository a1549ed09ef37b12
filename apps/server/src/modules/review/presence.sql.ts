// SQL of who looks at a request at this moment.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

type Mark = { readonly tab: string; readonly requestId: string; readonly userId: string; readonly now: Date }

/** Says that a tab shows a request; true where it did not show it before. A tab of somebody else stays theirs. */
export const markTab = async (tx: Tx, { tab, requestId, userId, now }: Mark): Promise<boolean> => {
  const row = await tx
    .insertInto('case_presence')
    .values({ tab, request_id: requestId, user_id: userId, since: now, seen_at: now })
    .onConflict(conflict =>
      conflict
        .constraint('case_presence_pkey')
        .doUpdateSet({
          request_id: requestId,
          seen_at: now,
          since: sql<Date>`case when case_presence.request_id = ${requestId} then case_presence.since else ${now} end`,
        })
        .where('case_presence.user_id', '=', userId),
    )
    .returning('since')
    .executeTakeFirst()
  return row?.since.getTime() === now.getTime()
}

/** Takes the mark of a tab away; false where there was none. */
export const removeTab = async (tx: Tx, tab: string, userId: string): Promise<boolean> => {
  const row = await tx
    .deleteFrom('case_presence')
    .where('tab', '=', tab)
    .where('user_id', '=', userId)
    .returning('tab')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets tabs that have been silent since. */
export const forgetSilentTabs = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('case_presence')
    .where('tab', 'in', eb =>
      eb.selectFrom('case_presence').select('tab').where('seen_at', '<', before).forUpdate().skipLocked(),
    )
    .execute()
}

/** Who looks at a request, each once and since when; the earliest first. */
export const listLooking = (tx: Tx, requestId: string, seenAfter: Date) =>
  tx
    .selectFrom('case_presence as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.name', eb => eb.fn.min('p.since').as('since')])
    .where('p.request_id', '=', requestId)
    .where('p.seen_at', '>=', seenAfter)
    .groupBy(['u.id', 'u.name'])
    .orderBy('since')
    .orderBy('u.id')
    .execute()
