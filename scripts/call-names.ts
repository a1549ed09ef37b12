// A call, its function and its file bear one name: `bind(calls.returnRequest, returnRequest)` from `return-request.ts`.
import { basename, dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Calls that are one decision under several names: the function that answers them all, and why it is one. */
export type CallFamily = { readonly function: string; readonly calls: readonly string[]; readonly why: string }

type Node = {
  readonly type: string
  readonly name?: string
  readonly callee?: Node
  readonly property?: Node
  readonly arguments?: readonly Node[]
}
type Bound = { readonly call: string; readonly handler: string | null }

/** `listWork(services)` and `once(call, clock, listWork(services))` are both answered by `listWork`. */
const handlerOf = (node: Node | undefined): string | null => {
  if (node?.type !== 'CallExpression') return node?.name ?? null
  return node.callee?.name === 'once' ? handlerOf(node.arguments?.[2]) : handlerOf(node.callee)
}

/** What a file of routes binds: the call, and the function that answers it; null when it has no name. */
export const findBindings = (path: string, text: string): Bound[] => {
  const found: Bound[] = []
  new Visitor({
    CallExpression: node => {
      const { callee, arguments: given = [] } = node as unknown as Node
      if (!/^bind(Raw|Kept|Shared|Table)?$/.test(callee?.name ?? '')) return
      const call = given[0]?.property?.name
      // A binding inside a helper names no call.
      if (call) found.push({ call, handler: handlerOf(given[1]) })
    },
  }).visit(parse(path, text))
  return found
}

/** The file that each imported name comes from. */
const importedFrom = (path: string, text: string): Map<string, string> => {
  const { staticImports } = parseSync(path, text).module
  return new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(entry => [entry.localName.value, join(dirname(path), moduleRequest.value)] as const),
    ),
  )
}

/** One sentence for each call whose function or file bears another name. */
export const judgeCallNames = (
  files: readonly { readonly path: string; readonly text: string }[],
  families: readonly CallFamily[],
): string[] => {
  const used = new Set<string>()
  const faults = files.flatMap(({ path, text }) => {
    const sources = importedFrom(path, text)
    return findBindings(path, text).flatMap(({ call, handler }) => {
      const family = families.find(({ function: name, calls }) => calls.includes(call) && name === handler)
      if (family) {
        used.add(`${family.function} ${call}`)
        return []
      }
      const file = `${call.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.ts`
      if (handler !== call)
        return [`${path} answers ${call} by ${handler ?? 'a function without a name'}: name it ${call}.`]
      const source = sources.get(handler)
      return source && basename(source) !== file
        ? [`${path} takes ${call} from ${basename(source)}: a call stands in a file of its own, ${file}.`]
        : []
    })
  })
  const idle = families.flatMap(({ function: name, calls }) =>
    calls
      .filter(call => !used.has(`${name} ${call}`))
      .map(call => `boundaries.json lists ${call} in the family of ${name}, which does not answer it: take it off.`),
  )
  return [...faults, ...idle]
}

const parse = (path: string, text: string) => {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return program
}
