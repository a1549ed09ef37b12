// A record while it is edited: what is typed, which problems show, what the server said.
import type { Problem } from '@khyanalt/domain/problem'
import { answersOfWorker, emptyWorker, type Worker, type WorkerAnswers, type WorkerFile } from '@khyanalt/domain/worker'
import { tidyWorker, type WorkerForm, workerProblems } from '@khyanalt/domain/worker-rules'
import { useState } from 'react'
import { agencyToday } from '../../language/format.ts'

type Name = keyof WorkerAnswers
type Patch = Partial<WorkerAnswers>

export type WorkerDraft = ReturnType<typeof useWorkerDraft>

/** The draft of a record, or of a new one. */
export const useWorkerDraft = (form: WorkerForm, worker: Worker | null) => {
  const [stored, setStored] = useState(worker)
  const [answers, setAnswers] = useState<WorkerAnswers>(() => (worker ? answersOfWorker(worker) : emptyWorker))
  const [files, setFiles] = useState<readonly WorkerFile[]>(worker?.files ?? [])
  const [judged, setJudged] = useState<ReadonlySet<Name> | 'all'>(new Set())
  const [foreign, setForeign] = useState<readonly Problem[]>([])

  const context = { today: agencyToday(), knownNumber: stored?.register_number ?? null }
  const judge = (of: WorkerAnswers): readonly Problem[] => workerProblems(form, tidyWorker(of), context)
  const shown = judge(answers).filter(({ path }) => judged === 'all' || judged.has(path as Name))
  const problems = [...shown, ...foreign.filter(({ path }) => !shown.some(one => one.path === path))]

  return {
    form,
    stored,
    answers,
    problems,
    filesOf: (names: readonly string[]): readonly WorkerFile[] => files.filter(({ name }) => names.includes(name)),
    problemsOf: (name: Name): readonly Problem[] => problems.filter(({ path }) => path === name),
    change: (patch: Patch) => {
      setAnswers(before => ({ ...before, ...patch }))
      setForeign(before => before.filter(({ path }) => !Object.hasOwn(patch, path)))
    },
    /** Papers are known by title as soon as they are uploaded. */
    keepFiles: (more: readonly WorkerFile[]) =>
      setFiles(before => [...before, ...more.filter(({ name }) => !before.some(one => one.name === name))]),
    /** Leaving a field: a given value is judged, an empty one only on saving. */
    leave: (name: Name) => {
      if (judged !== 'all' && answers[name] !== '' && answers[name] !== null) setJudged(new Set([...judged, name]))
    },
    /** Judges everything; answers what is in the way. */
    judgeAll: (): readonly Problem[] => {
      setJudged('all')
      return judge(answers)
    },
    takeProblems: setForeign,
    /** What the form sends: its own part, tidy. */
    sent: (): WorkerAnswers => tidyWorker(answers),
    /** This draft over what another writer stored: own changes stay, everything else is theirs. */
    over: (theirs: Worker): WorkerAnswers =>
      overlay(stored ? answersOfWorker(stored) : emptyWorker, tidyWorker(answers), answersOfWorker(theirs)),
    /** What another writer stored is what is changed from now on. */
    meet: (theirs: Worker, next: WorkerAnswers) => {
      setStored(theirs)
      setFiles(before => [...before, ...theirs.files.filter(({ name }) => !before.some(one => one.name === name))])
      setAnswers(next)
    },
    /** Whether anything was typed that would be lost. */
    isTouched: (): boolean =>
      JSON.stringify(answers) !== JSON.stringify(stored ? answersOfWorker(stored) : emptyWorker),
  }
}

/** The fields that were changed here, over the record of another writer. */
const overlay = (base: WorkerAnswers, mine: WorkerAnswers, theirs: WorkerAnswers): WorkerAnswers => ({
  ...theirs,
  ...Object.fromEntries(differingFields(mine, base).map(name => [name, mine[name]])),
})

/** The fields in which two versions differ, in the order of the record. */
export const differingFields = (mine: WorkerAnswers, theirs: WorkerAnswers): readonly Name[] =>
  (Object.keys(emptyWorker) as Name[]).filter(name => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
