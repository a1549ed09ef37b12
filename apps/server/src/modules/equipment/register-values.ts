// What the registers of a sender hold for the register fields of a form, as sending freezes it (CON-078, CON-124).
import { type Answers, ownValue } from '@khyanalt/form-engine/answers'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type RegisterValue, registerValue, takesItems } from '@khyanalt/form-engine/registers/register'
import { registerOfType } from '@khyanalt/form-engine/registers/registers'
import type { Tx } from '../../db/transaction.ts'
import type { Sender } from '../senders/read-sender.ts'
import { readRegisterRows } from './read-register.ts'

/** Whose request it is. */
export type RegisterOwner = Sender & { readonly requestId: string }

/** The fields of a form whose value is a register. */
export const registerFieldsOf = (form: CompiledForm): readonly CompiledField[] =>
  [...form.fields.values()].filter(({ type }) => registerOfType(type) !== null)

/**
 * The answers with what the registers hold now, whatever was sent. Records that the request brings are all in it; of
 * those permitted earlier, the ones the sender chose.
 */
export const withRegisters = async (
  tx: Tx,
  form: CompiledForm,
  answers: Answers,
  owner: RegisterOwner,
): Promise<Answers> => {
  const filled: Record<string, unknown> = { ...answers }
  for (const field of registerFieldsOf(form)) {
    const value = await readValue(tx, field, answers, owner)
    if (value === null) delete filled[field.name]
    else filled[field.name] = value
  }
  return filled
}

/** The answers without registers, whose files are kept by the registers themselves. */
export const withoutRegisters = (form: CompiledForm, answers: Answers): Answers => {
  const names = new Set(registerFieldsOf(form).map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name)))
}

/** The value of one register field; null where nothing is registered. */
const readValue = async (
  tx: Tx,
  field: CompiledField,
  answers: Answers,
  owner: RegisterOwner,
): Promise<RegisterValue | null> => {
  const register = registerOfType(field.type)
  if (register === null) return null
  const rows = await readRegisterRows(tx, owner, register.name, owner.requestId)
  const chosen = new Set(registerValue(ownValue(answers, field.name))?.items.map(({ _id }) => _id))
  const sheet = rows.sheet?.answers ?? {}
  const items = takesItems(register, sheet)
    ? rows.items.filter(row => !register.permitted || row.request_id === owner.requestId || chosen.has(row.id))
    : []
  const value = { sheet, items: items.map(row => ({ ...row.answers, _id: row.id })) }
  return field.kind.isEmpty(value) ? null : value
}
