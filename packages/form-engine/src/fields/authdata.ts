// Read-only panels of the signed-in person's and the company's data (CON-024).
import { knownData } from '../concepts/known-data.ts'
import { noValueKind } from '../concepts/no-value.ts'
import { joinTexts, sameText } from '../concepts/shown-text.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** What of the sender a panel names; the company's part only when a company sends. */
export const authdataKeys = ['name', 'register_number', 'phone', 'email', 'company.name', 'company.regnumber'] as const

// A company's data comes from its own record or from the sender's membership, which name these two differently.
const secondNames: Readonly<Record<string, string>> = {
  'company.name': 'company.name_mn',
  'company.regnumber': 'company.register_number',
}

/** Shows what the facts know of the sender; holds no value, so nothing stale is sent. */
export const authdataKind: FieldKind = {
  ...noValueKind(commonAttributes, { inSummary: true, inRows: false, drawsOnlyItsBox: false }),
  text: (_, __, facts) =>
    joinTexts(
      authdataKeys
        .map(key => knownData(key, facts) ?? knownData(secondNames[key] ?? key, facts))
        .filter(value => value !== null)
        .map(sameText),
    ),
}
