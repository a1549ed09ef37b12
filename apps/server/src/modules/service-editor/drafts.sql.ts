// SQL of drafts, published versions, and what a draft is checked against.

import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { Rehearsal } from '@khyanalt/contract/service-editor'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { Module } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A draft as stored; the plan is in the form of a file. */
export type DraftRow = {
  readonly version: number
  readonly open: boolean
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly plan: readonly unknown[]
  readonly certificate: unknown
  /** What it says of the service; null while that is what is in force. */
  readonly settings: unknown
  readonly edited_by: string
  readonly edited_at: Date
  readonly rehearsal: Rehearsal | null
  readonly rehearsed_digest: string | null
}

/** The draft of a service with the name of who edited it last, or null where nobody ever did. */
export const findDraft = async (tx: Tx, serviceId: number): Promise<DraftRow | null> => {
  const row = await tx
    .selectFrom('service_drafts as d')
    .innerJoin('users as u', 'u.id', 'd.edited_by')
    .select(['d.version', 'd.open', 'd.language', 'd.body', 'd.review_plan as plan', 'd.certificate', 'd.edited_at'])
    .select(['d.settings', 'd.rehearsal', 'd.rehearsed_digest', 'u.name as edited_by'])
    .where('d.service_id', '=', serviceId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a draft under the next version; a rehearsal of before counts no more. */
export const putDraft = async (
  tx: Tx,
  serviceId: number,
  draft: Pick<DraftRow, 'language' | 'body' | 'plan' | 'certificate' | 'settings'>,
  by: string,
  at: Date,
): Promise<number> => {
  const values = {
    open: true,
    language: draft.language,
    body: JSON.stringify(draft.body ?? null),
    review_plan: JSON.stringify(draft.plan),
    certificate: JSON.stringify(draft.certificate ?? null),
    settings: draft.settings === null ? null : JSON.stringify(draft.settings),
    edited_by: by,
    edited_at: at,
    rehearsal: null,
    rehearsed_digest: null,
  }
  const row = await tx
    .insertInto('service_drafts')
    .values({ service_id: serviceId, version: 1, ...values })
    .onConflict(conflict =>
      conflict.column('service_id').doUpdateSet(eb => ({ ...values, version: eb('service_drafts.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Closes a draft that was published or given up. */
export const closeDraft = async (tx: Tx, serviceId: number): Promise<number> => {
  const row = await tx
    .updateTable('service_drafts')
    .set({ open: false, rehearsal: null, rehearsed_digest: null })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('service_id', '=', serviceId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Keeps what a rehearsal found, of exactly what. */
export const putRehearsal = async (tx: Tx, serviceId: number, rehearsal: Rehearsal, digest: string): Promise<void> => {
  await tx
    .updateTable('service_drafts')
    .set({ rehearsal: JSON.stringify(rehearsal), rehearsed_digest: rehearsal.passed ? digest : null })
    .where('service_id', '=', serviceId)
    .execute()
}

/** A published version as stored. */
export type VersionRow = {
  readonly version: number
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly plan: readonly ReviewStep[]
  readonly certificate: CertificatePart | null
  /** The particulars that were published with it; null of a version from before they were. */
  readonly settings: unknown
  readonly published_at: Date
  readonly published_by: string | null
}

/** A version of a service, or null. */
export const findVersion = async (tx: Tx, serviceId: number, version: number): Promise<VersionRow | null> => {
  const row = await tx
    .selectFrom('definition_versions as d')
    .leftJoin('users as u', 'u.id', 'd.published_by')
    .leftJoin('version_settings as v', join =>
      join.onRef('v.service_id', '=', 'd.service_id').onRef('v.version', '=', 'd.version'),
    )
    .select(['d.version', 'd.language', 'd.body', 'd.review_plan as plan', 'd.certificate', 'v.settings'])
    .select(['d.published_at', 'u.name as published_by'])
    .where('d.service_id', '=', serviceId)
    .where('d.version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** A stored version with everything under its number. */
export const findStoredVersion = async (tx: Tx, serviceId: number, version: number) =>
  tx
    .selectFrom('definition_versions as d')
    .leftJoin('version_settings as v', join =>
      join.onRef('v.service_id', '=', 'd.service_id').onRef('v.version', '=', 'd.version'),
    )
    .select(['d.id', 'd.version', 'd.language', 'd.body', 'd.review_plan as plan', 'd.certificate', 'v.settings'])
    .where('d.service_id', '=', serviceId)
    .where('d.version', '=', version)
    .executeTakeFirstOrThrow()

/** The versions of a service, latest first. */
export const listVersions = async (tx: Tx, serviceId: number) =>
  tx
    .selectFrom('definition_versions as d')
    .leftJoin('users as u', 'u.id', 'd.published_by')
    .leftJoin('planned_versions as p', join =>
      join.onRef('p.service_id', '=', 'd.service_id').onRef('p.version', '=', 'd.version'),
    )
    .select(['d.version', 'd.published_at', 'u.name as published_by', 'p.effective_on', 'p.state as planned'])
    .where('d.service_id', '=', serviceId)
    .orderBy('d.version', 'desc')
    .execute()

/** The number the next version gets. */
export const nextVersion = async (tx: Tx, serviceId: number): Promise<number> => {
  const row = await tx
    .selectFrom('definition_versions')
    .select(eb => eb.fn.max('version').as('latest'))
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return (row?.latest ?? 0) + 1
}

/** The lists that choices may use. */
export const listLibraries = async (tx: Tx) => {
  const { rows } = await sql<{ library: string; name_mn: string; name_en: string }>`
    select library, coalesce(name_mn, library) as name_mn, coalesce(name_en, library) as name_en
    from (select distinct library from reference_options where status = 1) o left join reference_lists using (library)
    where merged_into is null
    order by name_mn, library
  `.execute(tx)
  return rows.map(({ library, name_mn, name_en }) => ({ library, name: { mn: name_mn, en: name_en } }))
}

/** Roles that somebody active could act in for a category. */
export const listStaffedRoles = async (
  tx: Tx,
  place: { readonly module: Module; readonly categoryId: number },
): Promise<string[]> =>
  (
    await tx
      .selectFrom('staff_grants as g')
      .innerJoin('users as u', 'u.id', 'g.user_id')
      .select('g.role')
      .distinct()
      .where('u.active', '=', true)
      .where(eb => eb.or([eb('g.module', 'is', null), eb('g.module', '=', place.module)]))
      .where(eb => eb.or([eb('g.category_id', 'is', null), eb('g.category_id', '=', place.categoryId)]))
      .execute()
  ).map(({ role }) => role)
