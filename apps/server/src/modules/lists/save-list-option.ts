import type * as calls from '@khyanalt/contract/staff-lists'
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import type { Problem } from '@khyanalt/domain/problem'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, keysOf } from './edited-list.ts'
import { insertOption, updateOption } from './edited-lists.sql.ts'

export const saveListOption =
  (services: Needs): UseCase<typeof calls.saveListOption> =>
  async (tx, caller, { library, version, add, value, label, data: given }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const stored = edit.options.find(option => option.value === value)
    if (!add && !stored) throw refuse('not_found')
    const data = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
    refuseProblems([
      ...(add ? valueProblems(value, edit.options) : []),
      ...markupProblems({ label, data }),
      ...dataProblems(data, edit.options),
    ])
    const values = {
      label_mn: label.mn,
      label_en: label.en,
      data: Object.keys(data).length > 0 ? JSON.stringify(data) : null,
    }
    if (add) await insertOption(tx, library, value, values, caller.userId)
    else await updateOption(tx, library, value, values, caller.userId)
    await edit.writeDown(add ? 'add' : 'update', { value, label, data, ...(stored && { before: stored.label }) })
    return { version: edit.version }
  }

/** Values stand in answers and addresses of calls, so they are plain. */
const valueProblems = (value: string, options: readonly EditedOption[]): Problem[] => [
  ...(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(value) ? [] : [{ code: 'bad_value', path: 'value' }]),
  ...(options.some(option => option.value === value) ? [{ code: 'duplicate_value', path: 'value' }] : []),
]

/** Data that no form knows, and a level above that does not exist. */
const dataProblems = (data: Readonly<Record<string, string>>, options: readonly EditedOption[]): Problem[] => {
  const keys = keysOf(options)
  const parents = new Set(options.map(option => option.data.parent))
  return [
    ...Object.keys(data)
      .filter(key => !keys.includes(key))
      .map(key => ({ code: 'unknown_attribute', path: `data/${key}`, params: { attribute: key } })),
    ...(keys.includes('parent') && !parents.has(data.parent) ? [{ code: 'not_a_parent', path: 'data/parent' }] : []),
  ]
}
