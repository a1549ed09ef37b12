// Who writes which table: each has one module, and whoever else writes it stands in the list with the reason.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

/** apps/server/table-writers.json. A module is a folder of modules/, or of src/ (db, jobs). */
export type TableWriters = {
  /** The one module that writes a table. */
  readonly tables: Readonly<Record<string, string>>
  /** Tables that another module writes as well, and why. */
  readonly others: readonly { readonly module: string; readonly tables: readonly string[]; readonly why: string }[]
}

export const readTableWriters = (): TableWriters =>
  JSON.parse(readFileSync(join(root, 'apps/server/table-writers.json'), 'utf8'))

/** A table that a file writes. */
export type Write = { readonly path: string; readonly module: string; readonly table: string }

const statement =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)|\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)|\bupdate\s+(?:only\s+)?"?(\w+)"?\s+(?:as\s+)?(?:(?!set\b)\w+\s+)?set\b/gi

/** The tables that a source file of the server writes, by Kysely or in SQL. */
export const findWrites = (path: string, text: string): Write[] => {
  const module = /^apps\/server\/src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1] ?? path
  const tables = [...text.matchAll(statement)].map(([, kysely, sql, updated]) => kysely ?? sql ?? updated ?? '')
  return [...new Set(tables)].map(table => ({ path, module, table }))
}

/** The tables of the generated schema. */
export const tablesIn = (schema: string): ReadonlySet<string> =>
  new Set(
    [...schema.slice(schema.indexOf('export interface DB')).matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name ?? ''),
  )

/** One sentence for each write that the list does not allow, and for each entry of the list that nothing needs. */
export const findForeignWrites = (
  writes: readonly Write[],
  { tables, others }: TableWriters,
  known: ReadonlySet<string>,
): string[] => {
  const real = writes.filter(({ table }) => known.has(table))
  const isExcused = (module: string, table: string): boolean =>
    others.some(other => other.module === module && other.tables.includes(table))
  const isWritten = (module: string, table: string): boolean =>
    real.some(write => write.module === module && write.table === table)
  const foreign = real
    .filter(({ module, table }) => tables[table] !== module && !isExcused(module, table))
    .map(({ path, module, table }) =>
      tables[table] === undefined
        ? `${path} writes ${table}, for which table-writers.json names no module: add "${table}": "${module}".`
        : `${path} writes ${table}, which ${tables[table]} writes: call one of its use cases in the same transaction.`,
    )
  const idle = [
    ...Object.entries(tables).map(([table, module]) => ({ table, module })),
    ...others.flatMap(other => other.tables.map(table => ({ table, module: other.module }))),
  ]
    .filter(({ table, module }) => !isWritten(module, table))
    .map(({ table, module }) => `table-writers.json lets ${module} write ${table}, which it does not: take it out.`)
  return [...foreign, ...idle]
}
