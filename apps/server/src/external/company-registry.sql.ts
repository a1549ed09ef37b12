// SQL of the demo's company registry, which also knows who may stand for a company at the built-in sign-on.
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

/** The entry of a register number. */
export const findRegistryCompany = async (db: Database, registerNumber: string) =>
  db.selectFrom('registry_companies').selectAll().where('register_number', '=', registerNumber).executeTakeFirst()

/** Companies that a person may stand for, by name. */
export const listRepresented = async (db: Database, personRegisterNumber: string) =>
  db
    .selectFrom('registry_companies')
    .selectAll()
    .where(sql<boolean>`representatives @> array[${personRegisterNumber}]`)
    .orderBy('name_mn')
    .execute()
