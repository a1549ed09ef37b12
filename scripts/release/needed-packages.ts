// Which installed packages a program needs, by the lock file alone.
import { posix } from 'node:path'

type Locked = {
  readonly version?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The entries of package-lock.json by their folders. */
export type LockedPackages = Readonly<Record<string, Locked>>

/**
 * The folders of all packages that the names reach from a folder, links of workspaces with them. A package that is
 * missing though nothing made it optional is an error.
 */
export const neededPackages = (
  packages: LockedPackages,
  wanted: readonly { readonly from: string; readonly name: string }[],
): string[] => {
  const found = new Set<string>()
  const add = (from: string, name: string, isOptional: boolean): void => {
    const folder = foldersAbove(from)
      .map(each => posix.join(each, 'node_modules', name))
      .find(each => packages[each])
    if (!folder) {
      if (isOptional) return
      throw new Error(`${from || 'The root'} needs ${name}, which package-lock.json does not hold.`)
    }
    if (found.has(folder)) return
    found.add(folder)
    const target = packages[folder]?.link ? (packages[folder]?.resolved ?? folder) : folder
    for (const [next, optional] of namesOf(packages[target] ?? {})) add(target, next, optional)
  }
  for (const { from, name } of wanted) add(from, name, false)
  return [...found].sort()
}

/** What a package asks for, each with whether it may be missing. */
export const namesOf = (entry: Locked): [name: string, optional: boolean][] => [
  ...Object.keys(entry.dependencies ?? {}).map((name): [string, boolean] => [name, false]),
  ...Object.keys(entry.optionalDependencies ?? {}).map((name): [string, boolean] => [name, true]),
  ...Object.keys(entry.peerDependencies ?? {})
    .filter(name => !entry.peerDependenciesMeta?.[name]?.optional)
    .map((name): [string, boolean] => [name, false]),
]

/** A folder and those around it, nearest first; node looks for packages in this order. */
const foldersAbove = (folder: string): string[] =>
  folder === '' ? [''] : [folder, ...foldersAbove(posix.dirname(folder) === '.' ? '' : posix.dirname(folder))]
