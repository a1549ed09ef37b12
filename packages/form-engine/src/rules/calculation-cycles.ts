// Calculations that wait for each other in a circle, or in too long a chain: refused, since nothing would come of them.
import type { Problem } from '@khyanalt/domain/problem'
import { settledNames } from '../definition-cycles.ts'
import { cellScopes, type PlacedField } from '../definition-fields.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { conditionsOf, namesAsked, toolOpeners } from '../field-conditions.ts'
import { kindOf } from '../fields/registry.ts'
import { type Expression, expressionLimits, type Reference, referencesIn } from './expression.ts'

/** A field or cell, and the nodes whose answers decide its own. */
type Node = PlacedField & { readonly waitsFor: readonly string[] }

/** Circles and chains among the calculated fields and cells of one list of steps. */
export const calculationCycles = (placed: readonly PlacedField[]): readonly Problem[] => {
  if (!placed.some(one => [one, ...cellScopes(one).flat()].some(({ field }) => field.calculate !== undefined)))
    return []
  const nodes = nodesOf(placed)
  const settled = settledNames(new Map([...nodes].map(([name, { waitsFor }]) => [name, waitsFor])))
  const calculated = [...nodes].filter(([, { field }]) => field.calculate !== undefined)
  const circles = calculated.flatMap(([name, node]) =>
    settled.has(name) ? [] : [problemOf('cyclic_calculation', node)],
  )
  if (circles.length > 0) return circles
  const lengths = new Map<string, number>()
  return calculated.flatMap(([name, node]) =>
    chainOf(name, nodes, lengths) > expressionLimits.chain ? [problemOf('limit_exceeded', node)] : [],
  )
}

/**
 * The most fields in a row of which each waits for the one before and nobody types in it, among all or among the cells
 * of one table.
 */
export const longestChain = (placed: readonly PlacedField[], table = ''): number => {
  const counts = ({ field, node }: Node & { readonly node: string }) =>
    node.startsWith(table === '' ? '' : `${table}/`) && isDerived(field)
  if (!placed.some(one => [one, ...cellScopes(one).flat()].some(({ field }) => isDerived(field)))) return 0
  const nodes = withCopies(nodesOf(placed))
  const lengths = new Map<string, number>()
  return [...nodes.keys()].reduce((most, name) => Math.max(most, chainOf(name, nodes, lengths, counts)), 0)
}

const isDerived = (field: FieldDefinition): boolean =>
  field.calculate !== undefined ||
  field.when?.enable !== undefined ||
  field.disabled === true ||
  kindOf(field.type).holds === 'given'

/** What a choice copies waits for the choice. */
const withCopies = (nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, Node> => {
  const all = new Map(nodes)
  for (const [name, { field }] of nodes) {
    const around = name.includes('/') ? name.slice(0, name.lastIndexOf('/') + 1) : ''
    for (const target of field.autofields ?? []) {
      const node = all.get(`${around}${target}`)
      if (node) all.set(`${around}${target}`, { ...node, waitsFor: [...node.waitsFor, name] })
    }
  }
  return all
}

const problemOf = (code: string, { field, path }: PlacedField): Problem => ({
  code,
  path: `${path}/calculate`,
  params: { name: field.name ?? '', max: expressionLimits.chain, question: field._title ?? { mn: '', en: '' } },
})

/** How many calculations follow on each other up to this one. */
const chainOf = (
  name: string,
  nodes: ReadonlyMap<string, Node>,
  known: Map<string, number>,
  counts: (node: Node & { readonly node: string }) => boolean = ({ field }) => field.calculate !== undefined,
): number => {
  const found = known.get(name)
  if (found !== undefined) return found
  // Circles of conditions alone are told elsewhere; here they count as nothing.
  known.set(name, 0)
  const node = nodes.get(name)
  const before = Math.max(0, ...(node?.waitsFor ?? []).map(other => chainOf(other, nodes, known, counts)))
  const length = before + (node !== undefined && counts({ ...node, node: name }) ? 1 : 0)
  known.set(name, length)
  return length
}

const nodesOf = (placed: readonly PlacedField[]): ReadonlyMap<string, Node> => {
  const form = new Set(placed.flatMap(({ field }) => field.name ?? []))
  const cells = new Map(placed.map(table => [table.field.name ?? '', cellNodes(table)]))
  const nodes = new Map<string, Node>()
  const openers = toolOpeners(placed.map(({ field }) => field))
  const add = (node: string, one: PlacedField, resolve: (name: string) => string, openedBy?: readonly string[]) => {
    const { show, enable } = conditionsOf(one.field, openedBy)
    const references = one.field.calculate === undefined ? [] : referencesIn(one.field.calculate as Expression)
    nodes.set(node, {
      ...one,
      waitsFor: [
        ...new Set([
          ...namesAsked([...show, ...enable]).map(resolve),
          ...references.flatMap(reference => nodesAsked(reference, resolve, cells)),
          ...references.flatMap(({ name }) => (isCounted(name, references, cells) ? [rowsOf(name)] : [])),
        ]),
      ],
    })
  }
  for (const one of placed) {
    const { name } = one.field
    if (name === undefined) continue
    add(name, one, asked => asked, openers.get(name))
    const conditions = [...(cells.get(name)?.values() ?? [])]
      .filter(isOpen)
      .flatMap(cell => conditionsOf(cell.field).show)
    const waitsFor = namesAsked(conditions).flatMap(asked =>
      cells.get(name)?.has(`${name}/${asked}`) ? `${name}/${asked}` : form.has(asked) ? asked : [],
    )
    // Fixed rows always count.
    if (kindOf(one.field.type).rows === 'repeating') nodes.set(rowsOf(name), { ...one, waitsFor })
    for (const [node, cell] of cells.get(name) ?? []) {
      const inRow = node.slice(0, node.lastIndexOf('/'))
      add(node, cell, asked => (cells.get(name)?.has(`${inRow}/${asked}`) ? `${inRow}/${asked}` : asked))
      const own = nodes.get(node)
      if (own !== undefined && form.has(name)) nodes.set(node, { ...own, waitsFor: [...own.waitsFor, name] })
    }
  }
  return nodes
}

/** The node of which rows of a table count: those in whose open cells on display something stands. */
const rowsOf = (table: string): string => `${table}/*`

/** Whether blank rows make a difference: the rows of a table are gone through without a look at what is typed in them. */
const isCounted = (
  name: string,
  references: readonly Reference[],
  cells: ReadonlyMap<string, ReadonlyMap<string, PlacedField>>,
): boolean => {
  const own = cells.get(name)
  const isTyped = ({ over, name: cell }: Reference) => over === name && isOpen(own?.get(`${name}/${cell}`))
  return own !== undefined && own.size > 0 && !references.some(isTyped)
}

const isOpen = (cell: PlacedField | undefined): boolean =>
  cell !== undefined && cell.field.calculate === undefined && cell.field.disabled !== true

const nodesAsked = (
  { name, over, ofForm }: Reference,
  resolve: (name: string) => string,
  cells: ReadonlyMap<string, ReadonlyMap<string, PlacedField>>,
): readonly string[] => {
  if (over === null) return [ofForm || name.includes('/') ? name : resolve(name)]
  const inRows = [...(cells.get(over)?.keys() ?? [])].filter(node => node.endsWith(`/${name}`))
  return inRows.length > 0 ? inRows : [name]
}

/** The cells of a table by the names of their nodes: `machines/serial`, `zones/strict/radius`. */
const cellNodes = (table: PlacedField): ReadonlyMap<string, PlacedField> => {
  const { field } = table
  const isFixed = kindOf(field.type).rows === 'fixed'
  return new Map(
    cellScopes(table).flatMap((scope, index) =>
      scope.flatMap(cell => {
        if (cell.field.name === undefined) return []
        const prefix = isFixed ? `${field.name}/${field.rows?.[index]?.name}` : `${field.name}`
        return [[`${prefix}/${cell.field.name}`, cell] as const]
      }),
    ),
  )
}
