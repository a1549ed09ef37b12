// What the form engine is told of permits: the certificates of the sender, and what one of them has left.
import { leftOf } from '@khyanalt/domain/explosive-ledger'
import { quantityDigits } from '@khyanalt/domain/quantity'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { fixedListKeys, type ListedOption } from '@khyanalt/form-engine/facts'
import { permittedMaterials } from '@khyanalt/form-engine/fields/explosive_usage_tool'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import { readLibrary } from '../lists/read-list.ts'
import type { Sender } from '../senders/read-sender.ts'
import { findPermitCertificate, listPermitCertificates, listPermitted } from './explosives.sql.ts'

/** The certificate a form takes materials from: the chosen one, or that of the request itself (CON-112). */
export const certificateOf = (form: CompiledForm, answers: Answers, own: string | null): string | null => {
  const selectors = [...form.fields.values()].filter(({ type }) => type === 'select_explosive')
  if (selectors.length === 0) return own
  const chosen = selectors.map(({ name }) => answers[name]).find(value => typeof value === 'string' && value !== '')
  return typeof chosen === 'string' && isUuid(chosen) ? chosen : null
}

/** The lists of permits that a form chooses from; none for other forms. */
export const readPermitLists = async (
  tx: Tx,
  form: CompiledForm,
  of: Sender & {
    readonly answers: Answers
    readonly today: string
    readonly certificateId: string | null
    /** Whether the quantities stay as they are until the transaction ends. */
    readonly lock: boolean
  },
): Promise<Record<string, readonly ListedOption[]>> => {
  const types = [...form.fields.values()].map(({ type }) => type)
  if (!types.includes('select_explosive') && !types.includes('explosive_usage_tool')) return {}
  const valid = await listPermitCertificates(tx, of, of.today)
  const wanted = certificateOf(form, of.answers, of.certificateId)
  const certificate = valid.find(({ id }) => id === wanted)
  return {
    [fixedListKeys.select_explosive]: valid.map(({ id, ref_id }) => ({ value: id, label: { mn: ref_id, en: ref_id } })),
    [permittedMaterials]: certificate ? await readPermitted(tx, certificate.id, of.lock) : [],
  }
}

/** The same lists for whoever reads what was chosen once, be the permit valid still or not; none for other forms. */
export const readChosenPermit = async (
  tx: Tx,
  form: CompiledForm,
  of: Sender & { readonly answers: Answers; readonly certificateId: string | null },
): Promise<Record<string, readonly ListedOption[]>> => {
  const types = [...form.fields.values()].map(({ type }) => type)
  if (!types.includes('select_explosive') && !types.includes('explosive_usage_tool')) return {}
  const certificate = await findOwnPermit(tx, of, certificateOf(form, of.answers, of.certificateId) ?? '')
  if (!certificate) return {}
  const { id, ref_id } = certificate
  return {
    [fixedListKeys.select_explosive]: [{ value: id, label: { mn: ref_id, en: ref_id } }],
    [permittedMaterials]: await readPermitted(tx, id),
  }
}

/** The permitted materials of a certificate as options, each with what is left. */
export const readPermitted = async (tx: Tx, certificateId: string, lock = false): Promise<ListedOption[]> => {
  const names = new Map((await readLibrary(tx, 'explosive/materials')).map(({ value, label }) => [value, label]))
  return (await listPermitted(tx, certificateId, { lock })).map(({ material, mark, unit, balance }) => {
    const left = leftOf(balance)
    return {
      value: material,
      label: names.get(material) ?? { mn: material, en: material },
      data: {
        mark,
        unit_type: unit,
        left: quantityDigits(left),
        permitted: quantityDigits(balance.permitted),
        used: quantityDigits((balance.permitted - left) as typeof left),
      },
      // What is chosen already stays readable; the engine says that nothing is left.
      disabled: left <= 0,
    }
  })
}

/** A certificate of the owner that permits materials, of any age; null for anything else. */
export const findOwnPermit = async (tx: Tx, owner: Sender, id: string) =>
  isUuid(id) ? findPermitCertificate(tx, owner, id) : null
