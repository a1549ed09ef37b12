// What came, went and changed in a list whose members go by a name.
import type { DifferenceLine, ServicePart } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { joined, line, plain, type TextKey, told } from './told.ts'

type ListWords<T> = {
  readonly part: ServicePart
  readonly nameOf: (item: T) => Bilingual
  /** How one is told where all of them are. */
  readonly one: TextKey
  readonly added: TextKey
  readonly removed: TextKey
  readonly order: TextKey
  /** How a part of a member is told, and which parts there are. */
  readonly changed: TextKey
  readonly parts: readonly { readonly name: TextKey; readonly of: (item: T) => Bilingual }[]
}

/** The lines of a list; a member that bears another name went and came. Without an earlier list, every member. */
export const listLines = <T>(
  before: readonly T[] | null,
  after: readonly T[],
  words: ListWords<T>,
): DifferenceLine[] => {
  const { part, nameOf } = words
  if (before === null) {
    return after.map(item => {
      const said = [nameOf(item), ...words.parts.map(({ of }) => of(item))].filter(({ mn }) => mn !== '')
      return line(part, told(words.one), null, joined(said, plain(' · ')))
    })
  }
  const [was, is] = [numbered(before, nameOf), numbered(after, nameOf)]
  const lines: DifferenceLine[] = []
  for (const [key, item] of is) {
    const old = was.get(key)
    if (old === undefined) lines.push(line(part, told(words.added), null, nameOf(item)))
    else {
      const [english, now] = [nameOf(old).en, nameOf(item).en]
      if (english !== now) {
        const label = told(words.changed, { name: nameOf(item), part: told('part_name_en') })
        lines.push(line(part, label, plain(english), plain(now)))
      }
      for (const { name, of } of words.parts) {
        const [from, to] = [of(old), of(item)]
        if (from.mn === to.mn && from.en === to.en) continue
        lines.push(line(part, told(words.changed, { name: nameOf(item), part: told(name) }), from, to))
      }
    }
  }
  for (const [key, item] of was) if (!is.has(key)) lines.push(line(part, told(words.removed), nameOf(item)))
  if (isReordered([...was.keys()], [...is.keys()])) lines.push(line(part, told(words.order)))
  return lines
}

/** Whether what stayed stands in another order. */
export const isReordered = (before: readonly string[], after: readonly string[]): boolean => {
  const [was, is] = [new Set(before), new Set(after)]
  return before.filter(key => is.has(key)).join('\n') !== after.filter(key => was.has(key)).join('\n')
}

/** Members by name; one that bears the name of another is told apart by its count. */
const numbered = <T>(items: readonly T[], nameOf: (item: T) => Bilingual): ReadonlyMap<string, T> => {
  const found = new Map<string, T>()
  for (const item of items) {
    const name = nameOf(item).mn
    let key = name
    for (let count = 2; found.has(key); count++) key = `${name} ${count}`
    found.set(key, item)
  }
  return found
}
