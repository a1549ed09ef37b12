// SQL of permits for explosives and of their ledger.
import { type Balance, emptyBalance, type LedgerEntry } from '@khyanalt/domain/explosive-ledger'
import { type Quantity, type QuantityUnit, quantityDigits } from '@khyanalt/domain/quantity'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Sender } from '../senders/read-sender.ts'

/** A certificate with permitted materials. */
export type PermitCertificate = {
  readonly id: string
  readonly ref_id: string
  readonly request_id: string
  readonly starts_on: string
  readonly ends_on: string
}

const ownedBy = ({ userId, companyId }: Sender): Expression<SqlBool> => {
  const eb = expressionBuilder<DB & { c: DB['certificates'] }, 'c'>()
  return companyId === null
    ? eb.and([eb('c.owner_user_id', '=', userId), eb('c.owner_company_id', 'is', null)])
    : eb('c.owner_company_id', '=', companyId)
}

const certificates = (tx: Tx, owner: Sender) =>
  tx
    .selectFrom('certificates as c')
    .select(['c.id', 'c.ref_id', 'c.request_id', 'c.starts_on', 'c.ends_on'])
    .where(ownedBy(owner))
    .where(eb =>
      eb.exists(eb.selectFrom('explosive_permits as p').select('p.material').whereRef('p.certificate_id', '=', 'c.id')),
    )

/** The owner's certificates that permit materials, newest first; with a day, those that hold on it. */
export const listPermitCertificates = async (
  tx: Tx,
  owner: Sender,
  validOn: string | null,
): Promise<PermitCertificate[]> =>
  certificates(tx, owner)
    .$if(validOn !== null, query =>
      query
        .where('c.state', '=', 'active')
        .where('c.starts_on', '<=', validOn ?? '')
        .where('c.ends_on', '>=', validOn ?? '')
        // Nothing is permitted while a certificate is suspended.
        .where(
          sql<SqlBool>`(c.suspended_from is null or not ${validOn} between c.suspended_from and c.suspended_until)`,
        ),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute()

/** One of the owner's certificates that permit materials. */
export const findPermitCertificate = async (tx: Tx, owner: Sender, id: string): Promise<PermitCertificate | null> =>
  (await certificates(tx, owner).where('c.id', '=', id).executeTakeFirst()) ?? null

/** A permitted material with where its ledger stands. */
export type PermittedMaterial = {
  readonly material: string
  readonly mark: string
  readonly unit: QuantityUnit
  readonly balance: Balance
}

/** The materials of a certificate; locked, nobody else moves them until the transaction ends. */
export const listPermitted = async (
  tx: Tx,
  certificateId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PermittedMaterial[]> => {
  const permits = await tx
    .selectFrom('explosive_permits')
    .select(['material', 'mark', 'unit'])
    .where('certificate_id', '=', certificateId)
    .orderBy('material')
    .$if(lock, query => query.forUpdate())
    .execute()
  // A statement of its own: what was committed while the lock was waited for is seen.
  const ends = await listEnds(tx, certificateId)
  return permits.map(({ material, mark, unit }) => {
    const { permitted, reserved, used } = ends.get(material) ?? noRow
    return { material, mark, unit, balance: { permitted, reserved, used } }
  })
}

type End = Balance & { readonly seq: number }

/** Where a chain stands before its first row. */
const noRow: End = { ...emptyBalance, seq: 0 }

const thousandths = (column: 'quantity' | 'permitted' | 'reserved' | 'used') =>
  sql<Quantity>`(${sql.ref(column)} * 1000)::bigint`

/** The last row of each chain of a certificate, or of one material's. */
const listEnds = async (tx: Tx, certificateId: string, material?: string): Promise<Map<string, End>> => {
  const rows = await tx
    .selectFrom('explosive_ledger')
    .distinctOn('material')
    .select(['material', 'seq'])
    .select([
      thousandths('permitted').as('permitted'),
      thousandths('reserved').as('reserved'),
      thousandths('used').as('used'),
    ])
    .where('certificate_id', '=', certificateId)
    .$if(material !== undefined, query => query.where('material', '=', material ?? ''))
    .orderBy('material')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(rows.map(({ material, ...end }) => [material, end]))
}

/** Adds a permitted material; one that is there stays. */
export const insertPermit = async (
  tx: Tx,
  permit: {
    readonly certificate_id: string
    readonly material: string
    readonly mark: string
    readonly unit: QuantityUnit
  },
): Promise<void> => {
  await tx
    .insertInto('explosive_permits')
    .values(permit)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Where the chain of one material ends; its permit stays locked. */
export const lockEnd = async (tx: Tx, certificateId: string, material: string): Promise<End> => {
  await tx
    .selectFrom('explosive_permits')
    .select('material')
    .where('certificate_id', '=', certificateId)
    .where('material', '=', material)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return (await listEnds(tx, certificateId, material)).get(material) ?? noRow
}

/** One row of the ledger. */
export type LedgerRow = {
  readonly certificateId: string
  readonly material: string
  readonly entry: LedgerEntry
  readonly quantity: Quantity
  readonly requestId: string
  readonly at: Date
}

/** Appends a row to a chain whose end is locked. */
export const appendRow = async (tx: Tx, row: LedgerRow, before: End, after: Balance): Promise<void> => {
  await tx
    .insertInto('explosive_ledger')
    .values({
      certificate_id: row.certificateId,
      material: row.material,
      seq: before.seq + 1,
      previous_seq: before.seq === 0 ? null : before.seq,
      entry: row.entry,
      quantity: quantityDigits(row.quantity),
      request_id: row.requestId,
      permitted_before: quantityDigits(before.permitted),
      reserved_before: quantityDigits(before.reserved),
      used_before: quantityDigits(before.used),
      permitted: quantityDigits(after.permitted),
      reserved: quantityDigits(after.reserved),
      used: quantityDigits(after.used),
      at: row.at,
    })
    .execute()
}

/** What a request still holds, in the order in which chains are locked. */
export const listHeld = async (tx: Tx, requestId: string) => {
  const held = sql<Quantity>`(sum(case entry when 'reserve' then quantity else -quantity end) * 1000)::bigint`
  const rows = await tx
    .selectFrom('explosive_ledger')
    .select(['certificate_id', 'material'])
    .select(held.as('held'))
    .where('request_id', '=', requestId)
    .where('entry', '!=', 'permit')
    .groupBy(['certificate_id', 'material'])
    .orderBy('certificate_id')
    .orderBy('material')
    .execute()
  return rows
    .map(row => ({
      certificateId: row.certificate_id,
      material: row.material,
      quantity: row.held,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** What each request took of a certificate between two days, by the day on which it was sent. */
export const listMoves = async (
  tx: Tx,
  certificateId: string,
  { from, to }: { from: Date | null; to: Date | null },
) => {
  const rows = await tx
    .selectFrom('explosive_ledger as l')
    .innerJoin('requests as r', 'r.id', 'l.request_id')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select(['r.request_number', 'r.state', 's.name_mn', 's.name_en', 'l.material'])
    .select(eb => eb.fn.min<Date>('l.at').as('at'))
    .select(
      sql<Quantity>`(sum(case l.entry when 'reserve' then l.quantity when 'release' then -l.quantity else 0 end) * 1000)::bigint`.as(
        'taken',
      ),
    )
    .where('l.certificate_id', '=', certificateId)
    .where('l.entry', '!=', 'permit')
    .groupBy(['r.request_number', 'r.state', 's.name_mn', 's.name_en', 'l.material'])
    .$if(from !== null, query => query.having(eb => eb(eb.fn.min('l.at'), '>=', from ?? new Date())))
    .$if(to !== null, query => query.having(eb => eb(eb.fn.min('l.at'), '<', to ?? new Date())))
    .orderBy('at')
    .orderBy('r.request_number')
    .execute()
  return rows.filter(({ taken }) => taken > 0)
}

/** The answers of the last round of a request that was sent. */
export const findSentAnswers = async (tx: Tx, requestId: string): Promise<Readonly<Record<string, unknown>>> => {
  const row = await tx
    .selectFrom('request_snapshots')
    .select('answers')
    .where('request_id', '=', requestId)
    .orderBy('round', 'desc')
    .executeTakeFirst()
  return row?.answers ?? {}
}
