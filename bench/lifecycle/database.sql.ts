// SQL about the database that is measured: what it notes, its copy for the limit, what its statements cost.
import pg from 'pg'
import { markerName } from './record.ts'

export type Address = { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** A connection that marks where things begin; none of its own statements count. */
export const openMarker = async (address: Address): Promise<pg.Client> => {
  const client = new pg.Client({ ...address, application_name: markerName })
  // When a run fails, the database ends before this connection, and the failure is what shall be told.
  client.on('error', () => {})
  await client.connect()
  return client
}

const settings = {
  shared_preload_libraries: "'pg_stat_statements'",
  'pg_stat_statements.track_planning': 'on',
  logging_collector: 'on',
  log_destination: "'jsonlog'",
  log_directory: "'recorded'",
  log_filename: "'recorded'",
  log_rotation_age: '0',
  log_rotation_size: '0',
}

/** From the next start on statements are summed up and may be noted. */
export const preparePostgres = async (client: pg.Client): Promise<void> => {
  for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = ${value}`)
}

/** From the next start on everything is as it was. */
export const resetPostgres = async (client: pg.Client): Promise<void> => {
  await client.query('drop extension if exists pg_stat_statements')
  await client.query('alter system reset all')
}

/** Notes every statement with its parameters and its time, or none. */
export const noteStatements = async (client: pg.Client, on: boolean): Promise<void> => {
  await client.query(`alter system set log_min_duration_statement = ${on ? 0 : -1}`)
  await client.query('select pg_reload_conf()')
}

/** A copy of the whole database as it is now; nobody else may be connected. */
export const copyDatabase = async (client: pg.Client, from: string, to: string): Promise<void> => {
  await client.query(`drop database if exists ${to}`)
  await client.query(`create database ${to} template ${from} strategy file_copy`)
}

export const mark = async (client: pg.Client, kind: 'walk' | 'call' | 'answered', name = ''): Promise<void> => {
  await client.query(`select 'mark ${kind} ${name}'`)
}

/** Whether the queue has work that could be done now. */
export const hasWork = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(`
    select exists (select from pgboss.job where state < 'completed' and start_after <= now()) as waits`)
  return rows[0].waits
}

/** Begins to sum up statements anew. */
export const forgetStatements = async (client: pg.Client): Promise<void> => {
  await client.query('create extension if not exists pg_stat_statements')
  await client.query('select pg_stat_statements_reset()')
}

export type Dear = { readonly sql: string; readonly calls: number; readonly mean: number; readonly share: number }

/** The statements that took most of the database's time. */
export const dearestStatements = async (client: pg.Client, most: number): Promise<Dear[]> => {
  const { rows } = await client.query(
    `select left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as sql, calls::int,
       (total_exec_time + total_plan_time) / calls as mean,
       (total_exec_time + total_plan_time) / sum(total_exec_time + total_plan_time) over () as share
     from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = current_database() and s.calls > 0
     order by share desc limit $1`,
    [most],
  )
  return rows as Dear[]
}
