// The checks before a sheet or a record is kept: the rules of its form, and whose files it names.
import type { Problem } from '@khyanalt/domain/problem'
import { serialKey } from '@khyanalt/domain/serial-key'
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts } from '@khyanalt/form-engine/facts'
import type { Register } from '@khyanalt/form-engine/registers/register'
import { boundProblems, sanitizeAnswers, validateForm } from '@khyanalt/form-engine/validate'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { fileNamesIn, pathOfFile } from '../files/answer-files.ts'
import { listUsableFiles } from '../files/held-files.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import type { Sender } from '../senders/read-sender.ts'
import type { EquipmentValues } from './equipment.sql.ts'

type Judged = {
  readonly register: Register
  readonly form: CompiledForm
  readonly owner: Sender
  readonly userId: string
}

/** What is kept of the answers, with the files they name; or a refusal in the register's words with every problem. */
export const judgeAnswers = async (
  tx: Tx,
  { clock }: Services,
  given: Answers,
  { register, form, owner, userId }: Judged,
): Promise<{ readonly values: EquipmentValues; readonly files: readonly string[] }> => {
  const clean = sanitizeAnswers(form, given)
  const usable = await listUsableFiles(tx, owner, userId, fileNamesIn(clean).filter(isUploadName))
  // Title and size are those of the stored file, whatever was sent.
  const known = new Map(usable.map(file => [file.name, file]))
  const facts: Facts = {
    today: agencyDate(clock.now()),
    language: 'mn',
    options: await readOptionLists(tx, form),
    allLists: true,
    person: {},
    company: null,
  }
  const answers = deriveAnswers(form, withFiles(clean, known) as Answers, facts)
  const unknown = fileNamesIn(answers).filter(name => !known.has(name))
  const problems: readonly Problem[] = [
    ...boundProblems(form, given),
    ...validateForm(form, answers, facts),
    ...unknown.map(name => ({ code: 'file_unknown', path: pathOfFile(answers, name) })),
  ]
  const kept = submittedAnswers(form, answers)
  const nothing = Object.keys(kept).every(name => form.fields.get(name)?.kind.isEmpty(kept[name]) ?? true)
  if (problems.length > 0 || nothing) {
    throw refuse('equipment_incomplete', { problems, message: register.texts.invalid })
  }
  const serial = kept.serialnumber
  const expires = register.expires === undefined ? null : kept[register.expires]
  return {
    values: {
      answers: kept,
      serial_key: typeof serial === 'string' ? serialKey(serial) : '',
      expires_on: typeof expires === 'string' ? expires : null,
    },
    files: fileNamesIn(kept),
  }
}

type StoredFile = { readonly name: string; readonly title: string; readonly size: number }

/** The answers with what the server knows of each file. */
const withFiles = (value: unknown, known: ReadonlyMap<string, StoredFile>): unknown => {
  if (Array.isArray(value)) return value.map(part => withFiles(part, known))
  if (typeof value !== 'object' || value === null) return value
  const file = known.get(String((value as { name?: unknown }).name))
  if (file) return { name: file.name, title: file.title, size: file.size }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part, known)]))
}
