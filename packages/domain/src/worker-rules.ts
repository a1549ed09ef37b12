// What a record must hold. Browser and server ask the same functions; each form asks for its own part (CON-119).
import { isCalendarDay } from './calendar-day.ts'
import { resolveBound } from './day-bound.ts'
import { dayInWords } from './day-in-words.ts'
import { isEmailAddress } from './email-address.ts'
import { type LookAlikes, lookAlikes, mixedCode } from './look-alikes.ts'
import { isPhone, normalisePhone } from './phone-number.ts'
import type { Problem } from './problem.ts'
import { isCitizenRegisterNumber, isRegisterNumber, normaliseRegisterNumber } from './register-number.ts'
import { degrees, type WorkerAnswers, type WorkerFilePart, WorkerType, workerTypes } from './worker.ts'

/** The company's own list, or the form inside a request. */
export type WorkerForm = 'company' | 'request'

/** Most files in one part of a record. */
export const maxWorkerFiles = 5
const maxText = 100
const earliestDay = '1950-01-01'
/** No certificate of training is valid for longer. */
const longestTraining = 20

type Context = {
  /** Today in the agency's zone. */
  readonly today: string
  /** The number the record already has: a foreigner entered in a request stays editable in the list. */
  readonly knownNumber?: string | null | undefined
}

const withoutDiploma: readonly number[] = [
  WorkerType.radiationWorker,
  WorkerType.projectEngineer,
  WorkerType.projectAssistant,
  WorkerType.projectTechnician,
]

/** Whether people of this type must hold a diploma (REQ-EMP-08); nothing is asked before the type is known. */
export const needsDiploma = (type: number | null): boolean => type !== null && !withoutDiploma.includes(type)

/** Whether the type belongs to a project, 50 to 53: its training runs out (REQ-EMP-11). */
export const isProjectType = (type: number | null): boolean =>
  type !== null && type >= WorkerType.projectManager && type <= WorkerType.projectTechnician

/** The record as it is kept: blanks and dashes out of numbers, nothing of what its form does not show. */
export const tidyWorker = (worker: WorkerAnswers): WorkerAnswers => {
  const officer = worker.worker_type === WorkerType.controlOfficer
  const radiation = worker.worker_type === WorkerType.radiationWorker
  return {
    ...worker,
    lastname: tidyText(worker.lastname),
    firstname: tidyText(worker.firstname),
    jobtype: tidyText(worker.jobtype),
    register_number: normaliseRegisterNumber(worker.register_number),
    phone: normalisePhone(worker.phone),
    email: worker.email.trim(),
    appointment_date: officer ? worker.appointment_date : null,
    position_document: officer ? worker.position_document : [],
    training_certs: worker.training ? worker.training_certs : [],
    training_expire_date: worker.training ? worker.training_expire_date : null,
    personal_dosimeter: radiation && worker.personal_dosimeter,
    health_surveillance: radiation && worker.health_surveillance,
  }
}

/** Everything that keeps a tidy record out of the form's list, in the order of the form. */
export const workerProblems = (form: WorkerForm, worker: WorkerAnswers, context: Context): readonly Problem[] => [
  ...numberProblems(form, worker.register_number, context.knownNumber ?? null),
  ...nameProblems('lastname', worker.lastname),
  ...nameProblems('firstname', worker.firstname),
  ...(form === 'company' && worker.jobtype === '' ? [problem('jobtype', 'jobtype_missing')] : []),
  ...(worker.jobtype.length > maxText ? [problem('jobtype', 'text_too_long', { max: maxText })] : []),
  ...(isPhone(worker.phone, 'person') ? [] : [problem('phone', 'phone_incorrect')]),
  ...(worker.email === '' || isEmailAddress(worker.email) ? [] : [problem('email', 'email_wrong')]),
  ...choiceProblems(form, worker),
  ...fileProblems(form, worker),
  ...dateProblems(form, worker, context.today),
]

/** What a record still lacks before a request may name it; nothing when it is complete. */
export const missingForRequest = (worker: WorkerAnswers, today: string): readonly Problem[] =>
  workerProblems('request', worker, { today })

/** Whether the training has run out by today; a training without an end never does. */
export const isTrainingOver = (
  { training, training_expire_date }: Pick<WorkerAnswers, 'training' | 'training_expire_date'>,
  today: string,
): boolean => training && training_expire_date !== null && training_expire_date < today

const problem = (path: keyof WorkerAnswers, code: string, params?: Problem['params']): Problem => ({
  code,
  path,
  ...(params ? { params } : {}),
})

const tidyText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** CON-102: two Cyrillic letters and eight digits in the company's list, any ten letters or digits in requests. */
const numberProblems = (form: WorkerForm, number: string, known: string | null): readonly Problem[] => {
  const path = 'register_number'
  if (form === 'request') {
    const meant = mixedCode(number, ['cyrillic', 'latin'])
    if (meant && isRegisterNumber(meant.proposal)) return [problem(path, 'register_mixed', proposalOf(meant))]
    return isRegisterNumber(number) ? [] : [problem(path, 'register_incorrect')]
  }
  if (number === '') return [problem(path, 'register_missing')]
  if (isCitizenRegisterNumber(number) || number === known) return []
  const meant = lookAlikes(number, 'cyrillic')
  return meant && isCitizenRegisterNumber(meant.proposal)
    ? [problem(path, 'register_not_cyrillic', proposalOf(meant))]
    : [problem(path, 'register_wrong')]
}

const nameProblems = (path: 'lastname' | 'firstname', name: string): readonly Problem[] => {
  if (name === '') return [problem(path, `${path}_missing`)]
  if (name.length > maxText) return [problem(path, 'text_too_long', { max: maxText })]
  if (!/^[\p{L}\p{M}'’.\- ]+$/u.test(name)) return [problem(path, 'name_wrong')]
  const meant = mixedCode(name, ['cyrillic', 'latin'])
  return meant ? [problem(path, 'name_mixed', proposalOf(meant))] : []
}

const proposalOf = ({ proposal }: LookAlikes) => ({ proposal })

const choiceProblems = (form: WorkerForm, { worker_type, degree }: WorkerAnswers): readonly Problem[] => [
  ...(worker_type === null
    ? form === 'request'
      ? [problem('worker_type', 'worker_type_missing')]
      : []
    : (workerTypes as readonly number[]).includes(worker_type)
      ? []
      : [problem('worker_type', 'worker_type_unknown')]),
  ...(degree === null
    ? form === 'request'
      ? [problem('degree', 'degree_missing')]
      : []
    : (degrees as readonly string[]).includes(degree)
      ? []
      : [problem('degree', 'degree_unknown')]),
]

const fileProblems = (form: WorkerForm, worker: WorkerAnswers): readonly Problem[] => {
  const lists = ['diploma', 'position_document', 'training_certs'] as const satisfies readonly WorkerFilePart[]
  const needed = {
    diploma: needsDiploma(worker.worker_type),
    position_document: worker.worker_type === WorkerType.controlOfficer,
    training_certs: worker.training,
  }
  return lists.flatMap(part => {
    if (worker[part].length > maxWorkerFiles) return [problem(part, 'files_too_many', { limit: maxWorkerFiles })]
    if (new Set(worker[part]).size < worker[part].length) return [problem(part, 'file_twice')]
    return form === 'request' && needed[part] && worker[part].length === 0 ? [problem(part, `${part}_missing`)] : []
  })
}

const dateProblems = (form: WorkerForm, worker: WorkerAnswers, today: string): readonly Problem[] => {
  const { appointment_date: appointed, training_expire_date: ends } = worker
  const latest = resolveBound({ years: longestTraining }, today)
  return [
    ...(appointed === null
      ? []
      : !isCalendarDay(appointed) || appointed < earliestDay
        ? [problem('appointment_date', 'day_wrong')]
        : appointed > today
          ? [problem('appointment_date', 'day_in_future', { bound: dayInWords(today) })]
          : []),
    ...(ends === null
      ? form === 'request' && worker.training && isProjectType(worker.worker_type)
        ? [problem('training_expire_date', 'training_expire_date_missing')]
        : []
      : !isCalendarDay(ends) || ends < earliestDay
        ? [problem('training_expire_date', 'day_wrong')]
        : ends > latest
          ? [problem('training_expire_date', 'training_too_long', { bound: dayInWords(latest) })]
          : []),
  ]
}
