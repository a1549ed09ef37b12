// Data of employees as people read it.
import { type WorkerProblemCode, workerProblemTexts } from '@khyanalt/domain/messages/worker-problems'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { type Problem, paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'
import type { WorkerAnswers, WorkerFile } from '@khyanalt/domain/worker'

/** The sentence of a problem. */
export const workerProblemText = ({ code, params }: Problem, ui: 'mn' | 'en'): string =>
  formatText(workerProblemTexts, ui, isKnown(code) ? code : 'file_unknown', paramsIn(params, ui))

const isKnown = (code: string): code is WorkerProblemCode => Object.hasOwn(workerProblemTexts.mn, code)

/** The word of a worker type, or null where none is chosen. */
export const typeWord = (type: number | null, ui: 'mn' | 'en'): string | null => wordOf(`type_${type}`, ui)

/** A value of a record; empty where nothing is given. */
export const valueWord = (
  name: keyof WorkerAnswers,
  value: WorkerAnswers[keyof WorkerAnswers],
  files: readonly WorkerFile[],
  ui: 'mn' | 'en',
): string => {
  if (typeof value === 'boolean') return workerTexts[ui][value ? 'yes' : 'no']
  if (value === null) return ''
  if (name === 'worker_type' || name === 'degree') {
    return wordOf(name === 'worker_type' ? `type_${value}` : `degree_${value}`, ui) ?? String(value)
  }
  if (name === 'certificate' || Array.isArray(value)) {
    return [value]
      .flat()
      .map(one => files.find(file => file.name === one)?.title ?? '')
      .join(', ')
  }
  return String(value)
}

/** The names of the fields that have problems, in lower case within a sentence. */
export const fieldWords = (problems: readonly Problem[], ui: 'mn' | 'en'): string =>
  [...new Set(problems.map(({ path }) => wordOf(path, ui) ?? path))].map(word => word.toLowerCase()).join(', ')

const wordOf = (key: string, ui: 'mn' | 'en'): string | null => {
  const words: Readonly<Record<string, string>> = workerTexts[ui]
  return words[key] ?? null
}
