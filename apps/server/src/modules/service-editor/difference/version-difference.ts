// What differs between two versions of a service, as people read it: on screens, to whoever confirms, in the audit.
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { listPrintable } from '@khyanalt/form-engine/printed-answers'
import { certificateLines } from './certificate-lines.ts'
import { firstFormLine, formLines, type ListNames } from './form-lines.ts'
import { planLines } from './plan-lines.ts'
import { type CategoryNames, settingsLines } from './settings-lines.ts'
import { joined, line, told } from './told.ts'

/** Everything that is published together under one number. */
export type VersionContent = {
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly plan: readonly unknown[]
  readonly certificate: unknown
  /** The particulars of the service; undefined of a version from before they were kept with it. */
  readonly settings: unknown
}

/** What names are looked up in. */
export type KnownNames = { readonly categories: CategoryNames; readonly lists: ListNames }

/** The lines from one version to another; without an earlier one, everything that the first one says. */
export const versionDifference = (
  before: VersionContent | null,
  after: VersionContent,
  known: KnownNames,
): DifferenceLine[] => {
  const [was, is] = [before && readForm(before.body), readForm(after.body)]
  const [titles, inForm] = [titlesOf(was), titlesOf(is)]
  const settingsAreKnown = after.settings !== undefined && before?.settings !== undefined
  return [
    ...(before === null || settingsAreKnown ? settingsLines(before?.settings, after.settings, known.categories) : []),
    ...planLines(before?.plan ?? null, after.plan),
    ...certificateLines(
      before ? (before.certificate ?? null) : undefined,
      after.certificate ?? null,
      path => inForm.get(path) ?? titles.get(path) ?? told('question_gone'),
    ),
    ...(before && before.language !== after.language
      ? [line('form', told('form_language'), told(`language_${before.language}`), told(`language_${after.language}`))]
      : []),
    ...(before === null ? (is ? [firstFormLine(is)] : []) : was && is ? formLines(was, is, known.lists) : []),
  ]
}

/** A form, or null while it cannot be read. */
const readForm = (body: unknown): FormDefinition | null => {
  const parsed = parseDefinition(body)
  return parsed.ok ? parsed.definition : null
}

/** The titles of everything that a form prints, columns with their table; as far as it can be compiled. */
const titlesOf = (form: FormDefinition | null): ReadonlyMap<string, Bilingual> => {
  try {
    const printable = form ? [false, true].flatMap(renew => listPrintable(compileDefinition(form, { renew }))) : []
    return new Map(
      printable.map(({ path, title, table }) => [
        path,
        (table && joined([table, title], { mn: ': ', en: ': ' })) ?? title,
      ]),
    )
  } catch {
    // A draft may hold what cannot be compiled yet; it is refused elsewhere.
    return new Map()
  }
}
