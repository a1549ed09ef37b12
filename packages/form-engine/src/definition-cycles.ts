// Conditions that wait for each other: refused, since no answer could ever open such fields.
import type { Problem } from '@khyanalt/domain/problem'
import type { FormDefinition } from './definition.ts'
import { cellScopes, fieldsOfSections, type PlacedField, sectionLists } from './definition-fields.ts'
import { conditionsOf, namesAsked, toolOpeners } from './field-conditions.ts'

/**
 * Cycles among the conditions that show and enable fields. Fields may require each other in a circle
 * (a phone when there is no e-mail, an e-mail when there is no phone), since nobody waits for anybody there.
 */
export const cycleProblems = (definition: FormDefinition): readonly Problem[] =>
  sectionLists(definition).flatMap(({ sections, path }) => {
    const fields = fieldsOfSections(sections, path)
    const scopes = [fields, ...fields.flatMap(cellScopes)]
    return scopes.flatMap(scope => cyclesIn(scope))
  })

const cyclesIn = (fields: readonly PlacedField[]): readonly Problem[] => {
  const openers = toolOpeners(fields.map(({ field }) => field))
  const waitsFor = new Map<string, readonly string[]>()
  for (const { field } of fields) {
    if (field.name === undefined) continue
    const { show, enable } = conditionsOf(field, openers.get(field.name))
    waitsFor.set(field.name, namesAsked([...show, ...enable]))
  }
  const settled = settledNames(waitsFor)
  return fields.flatMap(({ field, path }) =>
    field.name === undefined || settled.has(field.name)
      ? []
      : [{ code: 'cyclic_condition', path, params: { name: field.name } }],
  )
}

/** The names that can be decided one after the other; a name of an outer scope is decided before. */
export const settledNames = (waitsFor: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const settled = new Set<string>()
  const waiting = new Map(
    [...waitsFor].map(([name, names]) => [name, names.filter(other => waitsFor.has(other)).length]),
  )
  const waiters = new Map<string, string[]>()
  for (const [name, names] of waitsFor) {
    for (const other of names) waiters.set(other, [...(waiters.get(other) ?? []), name])
  }
  const ready = [...waiting].filter(([, count]) => count === 0).map(([name]) => name)
  for (let name = ready.pop(); name !== undefined; name = ready.pop()) {
    settled.add(name)
    for (const waiter of waiters.get(name) ?? []) {
      const left = (waiting.get(waiter) ?? 0) - 1
      waiting.set(waiter, left)
      if (left === 0) ready.push(waiter)
    }
  }
  return settled
}
