// What one list would bring into another.

import { isDeepStrictEqual } from 'node:util'
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { storedAs } from './edited-list.ts'
import type { OptionToStore } from './edited-lists.sql.ts'
import { optionProblems } from './judge-option.ts'

type Refused = {
  readonly line: number
  readonly value: string
  readonly name: string
  readonly code: string
  readonly field: string
}
type MergePlan = {
  readonly added: readonly OptionToStore[]
  readonly same: number
  readonly refused: readonly Refused[]
}

/** Options that the list lacks are added; a value that means something else there keeps the two apart. */
export const planListMerge = (from: readonly EditedOption[], options: readonly EditedOption[]): MergePlan => {
  const known = new Map(options.map(option => [option.value, option]))
  const added: OptionToStore[] = []
  const refused: Refused[] = []
  let same = 0
  from.forEach((option, index) => {
    const { value, label, data, offered } = option
    const stored = known.get(value)
    const problem = stored
      ? isDeepStrictEqual([stored.label, stored.data], [label, data])
        ? null
        : { code: 'means_other', path: 'value' }
      : optionProblems(storedAs(option), options, { add: true })[0]
    if (problem) refused.push({ line: index + 1, value, name: label.mn, code: problem.code, field: problem.path })
    else if (stored) same++
    else if (offered) added.push({ ...storedAs(option), mergedInto: null })
  })
  return { added, same, refused }
}
