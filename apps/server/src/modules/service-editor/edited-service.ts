// A service under edit: its particulars, its draft, and the version that is published.

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import type { Module } from '@khyanalt/domain/roles'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { type DefinitionChange, definitionDifference } from '@khyanalt/form-engine/definition-difference'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { findService } from '../catalogue/find-service.ts'
import { type DraftRow, findDraft, findVersion } from './drafts.sql.ts'
import { filePlan } from './filed-plan.ts'
import type { EditedServiceRow } from './service-editor.sql.ts'

/** What is edited of a form. */
export type FormContent = {
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly plan: readonly unknown[]
  readonly certificate: unknown
}

/** The draft a save is made on: what was typed last, else what is published, else a beginning. */
export type Drafted = FormContent & { readonly version: number; readonly open: boolean; readonly row: DraftRow | null }

/** The draft of a service as an editor opens it. */
export const readDraft = async (tx: Tx, service: EditedServiceRow): Promise<Drafted> => {
  const row = await findDraft(tx, service.id)
  const version = row?.version ?? 0
  if (row?.open) return { ...contentOf(row), version, open: true, row }
  return { ...(await readPublished(tx, service)), version, open: false, row }
}

/** The content that is published now, or a form of one empty step. */
export const readPublished = async (tx: Tx, service: EditedServiceRow): Promise<FormContent> => {
  const published = service.current_version === null ? null : await findVersion(tx, service.id, service.current_version)
  if (published) {
    const { language, body, certificate } = published
    return { language, body, plan: filePlan(published.plan), certificate }
  }
  const name = { mn: service.name_mn, en: service.name_en }
  const sections = [{ _title: { mn: 'Ерөнхий мэдээлэл', en: 'General information' }, rows: [] }]
  return {
    language: 'mn',
    body: { _name: name, sections, clienttype: service.client_types },
    plan: [],
    certificate: null,
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
  { language, body, plan, certificate }: FormContent,
  { current_version }: EditedServiceRow,
): string =>
  createHash('sha256')
    .update(JSON.stringify([language, body, plan, certificate, current_version]))
    .digest('base64url')

/** Where the service belongs, for scopes of staff, and whether it ends in a document. */
export const placeOf = async (
  tx: Tx,
  id: number,
): Promise<{ module: Module; categoryId: number; issuesCertificate: boolean }> => {
  const found = await findService(tx, id)
  if (!found) throw refuse('service_not_found')
  return { module: found.module, categoryId: found.top_category_id, issuesCertificate: found.issues_certificate }
}

const contentOf = ({ language, body, plan, certificate }: DraftRow): FormContent => ({
  language,
  body,
  plan,
  certificate,
})
