// SQL of a rehearsal: everything happens behind a savepoint and is taken back, beside the numbers that others wait for.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * Begins what will be taken back. Counters and the public log are shadowed by empty tables of this session, so that
 * nobody waits for a rehearsal to be given a number.
 */
export const beginRehearsal = async (tx: Tx): Promise<void> => {
  await sql`savepoint rehearsal`.execute(tx)
  for (const table of ['counters', 'certificate_log', 'certificate_log_nodes', 'certificate_log_end']) {
    await sql`create temporary table ${sql.id(table)} (like public.${sql.id(table)} including defaults including indexes)
      on commit drop`.execute(tx)
  }
  // Numbers far beyond those that are given out; what is unique in real tables stays so.
  await sql`insert into counters select key, 9000000 from public.counters`.execute(tx)
  await sql`insert into certificate_log_end select * from public.certificate_log_end limit 1`.execute(tx)
  await sql`update certificate_log_end set size = 0, last_hash = null`.execute(tx)
}

/** Takes everything back; works after a failed statement too. */
export const endRehearsal = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint rehearsal`.execute(tx)
  await sql`release savepoint rehearsal`.execute(tx)
}

/** Opens the service for the rehearsal, whatever its state. */
export const openForRehearsal = async (tx: Tx, serviceId: number): Promise<void> => {
  await tx.updateTable('services').set({ status: 1, temporary_disable: false }).where('id', '=', serviceId).execute()
}

/** Somebody who plays a part. */
export type Player = {
  readonly id: string
  readonly kind: 'client' | 'staff'
  readonly userType: 1 | 2 | 3
  readonly registerNumber: string | null
  readonly email: string
  readonly at: Date
}

export const insertPlayer = async (tx: Tx, player: Player): Promise<void> => {
  await tx
    .insertInto('users')
    .values({
      id: player.id,
      kind: player.kind,
      user_type: player.userType,
      register_number: player.registerNumber,
      login_email: player.kind === 'staff' ? player.email : null,
      name: 'Туршилт',
      surname: 'Туршилт',
      lastname: 'Маягт',
      phone: '99000000',
      email: player.email,
      custom_address: 'Улаанбаатар',
      custom_address_english: 'Ulaanbaatar',
      created_at: player.at,
      updated_at: player.at,
    })
    .execute()
}

/** The organisation of a player, who is a member of it. */
export const insertPlayersCompany = async (tx: Tx, id: string, userId: string, at: Date): Promise<void> => {
  await tx
    .insertInto('companies')
    .values({
      id,
      register_number: `T${id.slice(-6)}`,
      name_mn: 'Туршилт ХХК',
      name_en: 'Rehearsal LLC',
      address: 'Улаанбаатар',
      phone: '77000000',
      email: 'rehearsal@khyanalt.test',
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('company_members')
    .values({ company_id: id, user_id: userId, role: 'ADMIN', created_at: at })
    .execute()
}

/** Files that answers name, as if they had been uploaded; their bytes are never asked for. */
export const insertPlayedFiles = async (
  tx: Tx,
  names: readonly string[],
  ownerId: string,
  at: Date,
  makeId: () => string,
): Promise<void> => {
  if (names.length === 0) return
  await tx
    .insertInto('files')
    .values(
      names.map(name => ({
        id: makeId(),
        name,
        title: 'rehearsal.pdf',
        size: 1024,
        sha256: '0'.repeat(64),
        storage_key: name,
        purpose: 'answer',
        owner_user_id: ownerId,
        created_at: at,
      })),
    )
    .execute()
}

/** A unit that may receive a request. */
export const findAnyUnit = async (tx: Tx): Promise<number | null> =>
  (await tx.selectFrom('organizations').select('id').orderBy('sort').limit(1).executeTakeFirst())?.id ?? null
