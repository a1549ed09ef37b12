import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Every service with what tells whether the agency is ready for it. */
export const listServicesToOpen = async (tx: Tx) =>
  await tx
    .withRecursive('tree', db =>
      db
        .selectFrom('categories')
        .select(['id', 'id as root_id', 'module', 'name_mn', 'name_en'])
        .where('parent_id', 'is', null)
        .unionAll(
          db
            .selectFrom('categories as child')
            .innerJoin('tree as parent', 'parent.id', 'child.parent_id')
            .select(['child.id', 'parent.root_id', 'parent.module', 'parent.name_mn', 'parent.name_en']),
        ),
    )
    .selectFrom('services as s')
    .innerJoin('tree as c', 'c.id', 's.category_id')
    .leftJoin('definition_versions as v', join =>
      join.onRef('v.service_id', '=', 's.id').onRef('v.version', '=', 's.current_version'),
    )
    .leftJoin('service_drafts as d', 'd.service_id', 's.id')
    .select(['s.id', 's.version', 's.name_mn', 's.name_en', 's.status', 's.fee', 's.current_version'])
    .select(['c.root_id', 'c.module', 'c.name_mn as category_mn', 'c.name_en as category_en'])
    .select(['v.review_plan', 'v.seeded', 'd.rehearsed_digest'])
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute()

export type ServiceToOpen = Awaited<ReturnType<typeof listServicesToOpen>>[number]

/** Roles that active people hold, with what limits them to a part of the work. */
export const listHeldRoles = async (tx: Tx) =>
  tx
    .selectFrom('staff_grants as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select(['g.role', 'g.module', 'g.category_id'])
    .distinct()
    .where('u.active', '=', true)
    .execute()

/** Opens or closes a service that is still as it was seen; false where it is not. */
export const setServiceOpen = async (
  tx: Tx,
  {
    id,
    version,
    open,
    by,
  }: { readonly id: number; readonly version: number; readonly open: boolean; readonly by: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('services')
    .set({ status: open ? 1 : 0, edited_by: by })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Posts that came with the portal. */
export const listShippedPosts = async (tx: Tx) =>
  tx
    .selectFrom('posts')
    .select(['id', 'kind', 'title_mn', 'title_en', 'published_at'])
    .where('slug', 'is not', null)
    .orderBy('id')
    .execute()

/** Publishes drafts; the numbers of those that were. */
export const publishDrafts = async (tx: Tx, ids: readonly number[], at: Date): Promise<number[]> =>
  (
    await tx
      .updateTable('posts')
      .set({ published_at: at, updated_at: at })
      .where('id', 'in', ids)
      .where('published_at', 'is', null)
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/** Which of these posts there are. */
export const findPosts = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  (await tx.selectFrom('posts').select('id').where('id', 'in', ids).execute()).map(({ id }) => id)

/** How many administrators have signed in, when a mail went out last, and how much is open. */
export const readReadiness = async (tx: Tx, now: Date) => {
  const { rows } = await sql<{
    readonly administrators: number
    readonly mailed_at: Date | null
    readonly services_open: number
    readonly services: number
    readonly posts_open: number
    readonly posts: number
  }>`
    select
      (select count(distinct u.id)::int from users u join staff_grants g on g.user_id = u.id
        where u.active and g.role = 'ADMIN' and exists (
          select from audit_entries a where a.actor_user_id = u.id and a.noun = 'session' and a.action = 'sign_in'
        )) as administrators,
      greatest(
        -- Ids rise with time, so the latest messages stand at the end of their index.
        (select max(mailed_at) from (select mailed_at from notifications order by id desc limit 200) latest),
        (select max(at) from audit_entries where noun = 'agency' and action = 'test_mail')
      ) as mailed_at,
      (select count(*)::int from services where status = 1) as services_open,
      (select count(*)::int from services) as services,
      (select count(*)::int from posts where published_at <= ${now}) as posts_open,
      (select count(*)::int from posts) as posts
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('Counting answered nothing')
  return row
}

/** Where mail to this account goes. */
export const findMailAddress = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx.selectFrom('users').select(['email', 'login_email']).where('id', '=', userId).executeTakeFirst()
  return row?.email ?? row?.login_email ?? null
}
