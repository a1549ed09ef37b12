// The tool check of Next and of sending: everything saved first, then the server says which tools are registered.
import { checkTools } from '@khyanalt/contract/tool-check'
import type { Bilingual } from '@khyanalt/domain/language'
import { toolChecks } from '@khyanalt/form-engine/visibility'
import { callApi } from '../../api/client.ts'
import type { OpenDraft } from '../../form/open-draft.ts'

/** What the check lacks: the fields in the order of the form, and the server's sentence about them. */
export type MissingTools = { readonly names: readonly string[]; readonly text: Bilingual }

/** `unsaved`: the server does not have what was typed yet, so that it cannot judge; `failed`: it did not answer. */
export type ToolVerdict =
  | { readonly kind: 'complete' | 'unsaved' }
  | { readonly kind: 'missing'; readonly missing: MissingTools }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The tool fields that must be registered before these steps are left. */
export const toolsAsked = ({ store }: OpenDraft, steps: readonly number[]): readonly string[] =>
  steps.flatMap(step => toolChecks(store.form, step, store.readAnswers()))

/** Saves, then asks the server about these fields. */
export const askTools = async (
  { sync }: OpenDraft,
  requestNumber: string,
  fields: readonly string[],
): Promise<ToolVerdict> => {
  if (fields.length === 0) return { kind: 'complete' }
  if (!(await sync.saveNow())) return { kind: 'unsaved' }
  try {
    const { data, msg } = await callApi(checkTools, { fields: [...fields], requestid: requestNumber })
    const names = fields.filter(name => data[name] !== true)
    return names.length === 0 ? { kind: 'complete' } : { kind: 'missing', missing: { names, text: msg } }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
