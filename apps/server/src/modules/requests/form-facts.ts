// What the form engine is told about the world when the server checks answers.
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type Facts, type ListedOption, optionListKey } from '@khyanalt/form-engine/facts'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readAddressTree, readLibrary } from '../lists/read-list.ts'
import { readApplicant } from './read-applicant.ts'

/** Facts for a form filled for a person or company; lists are those the form names. */
export const readFacts = async (
  tx: Tx,
  { clock }: Services,
  form: CompiledForm,
  of: { readonly language: 'mn' | 'en' | 'ru'; readonly userId: string; readonly companyId: string | null },
): Promise<Facts> => {
  const options: Record<string, readonly ListedOption[]> = {}
  for (const key of listKeys(form)) options[key] = await readOptions(tx, key)
  return {
    today: agencyDate(clock.now()),
    language: of.language,
    options,
    ...(await readApplicant(tx, { owner_user_id: of.userId, owner_company_id: of.companyId })),
  }
}

const readOptions = (tx: Tx, key: string): Promise<readonly ListedOption[]> => {
  if (key === 'address/aimaghot') return readAddressTree(tx)
  return readLibrary(tx, key.replace(/^lang\//, ''))
}

// Employees and permits are checked by their own modules, not against a list.
const ownLists = new Set(['workers', 'explosive/certificates'])

const listKeys = (form: CompiledForm): Set<string> => {
  const keys = new Set<string>()
  for (const field of form.fields.values()) {
    const cells = [...(field.cells?.fields.values() ?? [])]
    const fixed = [...(field.fixedRows?.values() ?? [])].flatMap(row => [...row.cells.fields.values()])
    for (const { field: definition } of [field, ...cells, ...fixed]) {
      const key = optionListKey(definition)
      if (key && !ownLists.has(key)) keys.add(key)
    }
  }
  return keys
}
