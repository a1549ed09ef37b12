// Where the remarks of a returned request belong: the fields that open, and the remark each field shows.
import type { Remark } from '@khyanalt/contract/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'

/** Remarks by the path of their field. */
export type RemarksByPath = ReadonlyMap<string, readonly Remark[]>

/** The field path a remark speaks of: its own, or that of the field or step whose title it names. */
export const pathOfRemark = (form: CompiledForm, { path, title }: Remark): string | null => {
  if (path !== undefined && form.fields.has(path.split('/')[0] ?? '')) return path
  const named = title.trim().toLowerCase()
  const field = [...form.fields.values()].find(({ title: own }) => isNamed(own, named))
  if (field) return field.name
  const step = form.steps.find(({ title: own }) => isNamed(own, named))
  return step?.fields.find(one => one.kind.holds === 'answer')?.name ?? null
}

/** Remarks sorted to the fields they belong to. */
export const placeRemarks = (form: CompiledForm, remarks: readonly Remark[]): RemarksByPath => {
  const placed = new Map<string, readonly Remark[]>()
  for (const remark of remarks) {
    const path = pathOfRemark(form, remark)
    if (path !== null) placed.set(path, [...(placed.get(path) ?? []), remark])
  }
  return placed
}

/** The fields open on a returned request: those with remarks and what depends on them; null, all, when no remark names one. */
export const openFields = (form: CompiledForm, remarks: readonly Remark[]): ReadonlySet<string> | null => {
  const open = new Set<string>()
  for (const remark of remarks) {
    const name = pathOfRemark(form, remark)?.split('/')[0]
    if (name === undefined) continue
    const step = form.steps.find(({ title }) => isNamed(title, remark.title.trim().toLowerCase()))
    // A remark on a whole step opens the step.
    const names = remark.path === undefined && step ? step.fields.map(field => field.name) : [name]
    for (const one of names) for (const opened of [one, ...(form.affected.get(one) ?? [])]) open.add(opened)
  }
  return open.size === 0 ? null : open
}

const isNamed = (title: { readonly mn: string; readonly en: string }, name: string): boolean =>
  name !== '' && [title.mn, title.en].some(text => text.trim().toLowerCase() === name)
