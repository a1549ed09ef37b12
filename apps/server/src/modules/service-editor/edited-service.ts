// A service under edit: its particulars, its draft, and the version that is published.

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { type DefinitionChange, definitionDifference } from '@khyanalt/form-engine/definition-difference'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { type VersionContent, versionDifference } from './difference/version-difference.ts'
import { type DraftRow, findDraft, findVersion, listLibraries } from './drafts.sql.ts'
import { filePlan } from './filed-plan.ts'
import { type EditedServiceRow, listEditedCategories, settingsOf } from './service-editor.sql.ts'

/** What is edited, and published together under one number. */
export type FormContent = VersionContent

/** The draft a save is made on: what was typed last, else what is published, else a beginning. */
export type Drafted = FormContent & { readonly version: number; readonly open: boolean; readonly row: DraftRow | null }

/** The draft of a service as an editor opens it. */
export const readDraft = async (tx: Tx, service: EditedServiceRow): Promise<Drafted> => {
  const row = await findDraft(tx, service.id)
  const version = row?.version ?? 0
  if (row?.open) return { ...contentOf(row, service), version, open: true, row }
  return { ...(await readPublished(tx, service)), version, open: false, row }
}

/** The content that is published now, or a form of one empty step. */
export const readPublished = async (tx: Tx, service: EditedServiceRow): Promise<FormContent> => {
  const published = service.current_version === null ? null : await findVersion(tx, service.id, service.current_version)
  const settings = settingsOf(service)
  if (published) {
    const { language, body, certificate } = published
    return { language, body, plan: filePlan(published.plan), certificate, settings }
  }
  const name = { mn: service.name_mn, en: service.name_en }
  const sections = [{ _title: { mn: 'Ерөнхий мэдээлэл', en: 'General information' }, rows: [] }]
  return {
    language: 'mn',
    body: { _name: name, sections, clienttype: service.client_types },
    plan: [],
    certificate: null,
    settings,
  }
}

/** What differs between two contents, as far as both can be read. */
export const differenceOf = (before: Said, after: Said): readonly DefinitionChange[] => {
  const [was, is] = [parseDefinition(before.body), parseDefinition(after.body)]
  const changes = was.ok && is.ok ? definitionDifference(was.definition, is.definition) : []
  if (isDeepStrictEqual(before.certificate ?? null, after.certificate ?? null)) return changes
  const title = { mn: certificatePartTexts.mn.part, en: certificatePartTexts.en.part }
  return [...changes, { code: 'certificate_changed', path: 'certificate', title }]
}

type Said = Pick<FormContent, 'body' | 'certificate'>

/** Refuses whoever saw an older draft, and tells who was faster. */
export const refuseOlderDraft = (draft: Drafted, seen: number): void => {
  if (draft.version === seen) return
  throw refuse('version_conflict', {
    current: {
      version: draft.version,
      by: draft.row?.edited_by ?? null,
      at: draft.row?.edited_at.toISOString() ?? null,
    },
  })
}

/** Tells a draft as it was rehearsed from any other; the published version belongs to it. */
export const digestOf = (
  { language, body, plan, certificate, settings }: FormContent,
  { current_version }: EditedServiceRow,
): string =>
  createHash('sha256')
    .update(JSON.stringify([language, body, plan, certificate, settings, current_version]))
    .digest('base64url')

/** The content of a version; its particulars are those in force, those it was published with, or not known. */
export const readVersion = async (tx: Tx, service: EditedServiceRow, version: number): Promise<FormContent | null> => {
  if (version === service.current_version) return readPublished(tx, service)
  const row = await findVersion(tx, service.id, version)
  if (!row) return null
  const { language, body, certificate, settings } = row
  return { language, body, plan: filePlan(row.plan), certificate, settings: settings ?? undefined }
}

/** What differs, line by line as people read it; without an earlier version, all that there is. */
export const readDifference = async (
  tx: Tx,
  before: FormContent | null,
  after: FormContent,
): Promise<DifferenceLine[]> => {
  const categories = new Map(
    (await listEditedCategories(tx)).map(({ id, name_mn, name_en }) => [id, { mn: name_mn, en: name_en }]),
  )
  const lists = new Map((await listLibraries(tx)).map(({ library, name }) => [library, name]))
  return versionDifference(before, after, { categories, lists })
}

const contentOf = (
  { language, body, plan, certificate, settings }: DraftRow,
  service: EditedServiceRow,
): FormContent => ({ language, body, plan, certificate, settings: settings ?? settingsOf(service) })
