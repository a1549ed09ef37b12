// SQL of what a support call wants to know of the database: names, numbers and sizes, no row of anybody.
import { sql } from 'kysely'
import { type DatabaseAddress, openDatabase, openPool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'

/** Version, settings that were changed, migrations, tables with their sizes, jobs by state, the last nights. */
export const readSupportFacts = async (address: DatabaseAddress) => {
  const db = openDatabase(openPool(address, () => {}, 1))
  try {
    return await inTransaction(db, async tx => {
      const rows = async (query: ReturnType<typeof sql<object>>): Promise<readonly object[]> =>
        (await query.execute(tx)).rows
      return {
        version: await rows(sql<object>`select version(), current_setting('server_encoding') as encoding`),
        settings: await rows(sql<object>`
          select name, setting, unit from pg_settings
          where source not in ('default', 'override', 'client') and name !~ 'file|directory|conninfo|command|user'`),
        migrations: await rows(sql<object>`select name, timestamp from kysely_migration order by name`),
        tables: await rows(sql<object>`
          select relname as name, n_live_tup as rows, n_dead_tup as dead, pg_total_relation_size(relid) as bytes,
            last_autovacuum, last_autoanalyze
          from pg_stat_user_tables order by pg_total_relation_size(relid) desc`),
        jobs: await rows(sql<object>`
          select name, state::text, count(*) as number, min(created_on) as oldest
          from pgboss.job group by name, state order by name, state`),
        nights: await rows(sql<object>`
          select task, night, attempts, started_at, finished_at, failure is not null as failed
          from nightly_runs order by finished_at desc nulls last limit 60`),
        connections: await rows(sql<object>`
          select state, wait_event_type, count(*) as number from pg_stat_activity
          where datname = current_database() group by 1, 2`),
      }
    })
  } finally {
    await db.destroy()
  }
}
