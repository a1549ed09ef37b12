// Parts of fields that only some forms have; each field fetches its own when it is drawn, a form all of its steps' before.
import type { FieldType } from '@khyanalt/form-engine/fields/field-type'

const employee = [
  () => import('./workers/EmployeePart.tsx'),
  () => import('./workers/PickerDialog.tsx'),
  () => import('./workers/WorkerDialog.tsx'),
]
const permit = [() => import('./explosives/PermitPart.tsx')]
const register = [() => import('./equipment/RegisterPart.tsx')]
const usage = [() => import('./fields/ExplosiveUsagePart.tsx')]

/** What fetches the parts that fields of these kinds will need, each once. */
export const partsOfKinds = (kinds: readonly FieldType[]): readonly (() => Promise<unknown>)[] => [
  ...new Set(kinds.flatMap(partsOfKind)),
]

const partsOfKind = (kind: FieldType): readonly (() => Promise<unknown>)[] => {
  if (kind === 'employee') return employee
  if (kind === 'select_explosive') return permit
  if (kind === 'explosive_usage_tool') return usage
  return kind.startsWith('additional_') ? register : []
}
