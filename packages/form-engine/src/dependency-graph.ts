// Who decides over whom, and who is touched by a change.
import type { CompiledField } from './compiled-form.ts'
import { namesAsked } from './field-conditions.ts'

/** Edges of one scope: by field the names it asks about, and by name the fields that ask about it. */
type DependencyGraph = {
  readonly dependsOn: ReadonlyMap<string, readonly string[]>
  readonly dependants: ReadonlyMap<string, readonly string[]>
}

/** The graph of a scope; a table asks whatever its cells ask outside their row. */
export const dependencies = (fields: ReadonlyMap<string, CompiledField>): DependencyGraph => {
  const dependsOn = new Map<string, readonly string[]>()
  const dependants = new Map<string, string[]>()
  for (const field of fields.values()) {
    const asked = [...askedBy(field), ...field.asks.form, ...askedByCells(field)]
    const names = [...new Set(asked)].filter(name => fields.has(name))
    dependsOn.set(field.name, names)
    for (const name of names) dependants.set(name, [...(dependants.get(name) ?? []), field.name])
  }
  return { dependsOn, dependants }
}

/** By name everything a change of its answer may touch: dependants of any distance, autofill targets, its required-one group. */
export const affectedNames = (
  graph: DependencyGraph,
  fields: ReadonlyMap<string, CompiledField>,
  requiredOneGroups: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...fields.values()].map(({ name, field }) => {
      const reached = new Set<string>()
      const open = [
        ...(graph.dependants.get(name) ?? []),
        ...(field.autofields ?? []),
        ...requiredOneGroups.filter(group => group.includes(name)).flat(),
      ]
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === name || reached.has(next) || !fields.has(next)) continue
        reached.add(next)
        open.push(...(graph.dependants.get(next) ?? []))
      }
      return [name, [...reached]]
    }),
  )

const askedBy = ({ field, conditions, asks }: CompiledField): readonly string[] => [
  ...namesAsked([...conditions.show, ...conditions.enable, ...conditions.require]),
  ...asks.beside,
  // A sample text is picked by the answer it names.
  ...(field.type === 'text_template' && field.yesnofield !== undefined ? [field.yesnofield] : []),
]

const askedByCells = ({ cells, fixedRows }: CompiledField): readonly string[] => {
  const scopes = cells === null ? [...(fixedRows?.values() ?? [])].map(row => row.cells) : [cells]
  return scopes.flatMap(({ fields }) =>
    [...fields.values()].flatMap(cell => [...askedBy(cell).filter(name => !fields.has(name)), ...cell.asks.form]),
  )
}
