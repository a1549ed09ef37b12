// Picked employees as rows of the summary: what their kind of work asks for, with the papers.
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { answersOfWorker, type Worker, type WorkerAnswers, WorkerType } from '@khyanalt/domain/worker'
import type { SummaryColumn, SummaryRow, SummaryTableRow } from '../summary.ts'
import { joinTexts, noAnswerText, noText, sameText, yesText } from './shown-text.ts'
import { fileText } from './upload.ts'

type Shown = keyof WorkerAnswers

const always: readonly Shown[] = ['register_number', 'worker_type', 'phone', 'email', 'degree', 'diploma']
const ofOfficers: readonly Shown[] = ['position_document', 'appointment_date']
const ofTraining: readonly Shown[] = ['training_certs', 'training_expire_date']
const ofRadiation: readonly Shown[] = ['personal_dosimeter', 'health_surveillance']

/** The captions that every row has. */
export const workerColumns: readonly SummaryColumn[] = (['register_number', 'worker_type', 'phone'] as const).map(
  name => ({
    name,
    title: titleOf(name),
  }),
)

/** An employee as a row under the field's path. */
export const workerRow = (worker: Worker, path: string, label: SummaryTableRow['title']): SummaryTableRow => {
  const answers = answersOfWorker(worker)
  const shown: readonly Shown[] = [
    ...always,
    ...(answers.worker_type === WorkerType.controlOfficer ? ofOfficers : []),
    'training',
    ...(answers.training ? ofTraining : []),
    ...(answers.worker_type === WorkerType.radiationWorker ? ofRadiation : []),
  ]
  return {
    id: worker.id,
    ...(label === undefined ? {} : { title: label }),
    cells: shown.map(name => cellOf(name, answers, worker, `${path}/${worker.id}/${name}`)),
  }
}

const cellOf = (name: Shown, answers: WorkerAnswers, worker: Worker, path: string): SummaryRow => {
  const value = answers[name]
  const row = { name, path, title: titleOf(name) }
  if (Array.isArray(value)) {
    const files = worker.files.filter(file => value.includes(file.name))
    return { ...row, kind: 'file', files, text: joinTexts(files.map(file => sameText(fileText(file)))) }
  }
  return { ...row, kind: 'string', text: textOf(name, value) }
}

const textOf = (name: Shown, value: unknown) => {
  if (typeof value === 'boolean') return value ? yesText : noAnswerText
  if (value === null || value === '') return noText
  const key = name === 'worker_type' ? `type_${value}` : name === 'degree' ? `degree_${value}` : null
  return key !== null && isKnown(key) ? titleOf(key) : sameText(String(value))
}

const isKnown = (key: string): key is keyof typeof workerTexts.mn => Object.hasOwn(workerTexts.mn, key)

function titleOf(key: keyof typeof workerTexts.mn) {
  return { mn: workerTexts.mn[key], en: workerTexts.en[key] }
}
