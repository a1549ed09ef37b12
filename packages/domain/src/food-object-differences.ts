// What changed between two rounds of a food object, field by field, for whoever reviews it.
import type { FoodObjectForm, FoodService } from './food-object-form.ts'

/** A changed field or row; `row` tells which kind of activity it belongs to. */
export type FoodDifference = {
  readonly path: string
  readonly kind: 'changed' | 'added' | 'removed'
}

type Compared = Omit<FoodObjectForm, 'agreement'>

/** The paths of everything that differs; rows go by their ids. */
export const foodDifferences = (before: Compared, now: Compared): readonly FoodDifference[] => {
  const fields = (Object.keys(now) as (keyof Compared)[]).filter(
    name => name !== 'service_table' && JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
  const rowsBefore = new Map(before.service_table.map(row => [row.id, row]))
  const rowsNow = new Set(now.service_table.map(row => row.id))
  return [
    ...fields.map(path => ({ path, kind: 'changed' as const })),
    ...now.service_table.flatMap(row => {
      const old = rowsBefore.get(row.id)
      return old ? rowDifferences(old, row) : [{ path: `service_table/${row.id}`, kind: 'added' as const }]
    }),
    ...before.service_table
      .filter(row => !rowsNow.has(row.id))
      .map(row => ({ path: `service_table/${row.id}`, kind: 'removed' as const })),
  ]
}

const rowDifferences = (old: FoodService, row: FoodService): readonly FoodDifference[] =>
  (Object.keys(row) as (keyof FoodService)[])
    .filter(name => old[name] !== row[name])
    .map(name => ({ path: `service_table/${row.id}/${name}`, kind: 'changed' as const }))
