// What keeps a form and its plan from being published, each problem at its place: `body/sections/0/…`, `plan/1/role`.
import { type CertificatePart, certificatePartSchema, longestOwnWords } from '@khyanalt/contract/certificate-part'
import { reviewPlanSchema } from '@khyanalt/contract/service-settings'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { Language } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { isWalkable } from '@khyanalt/domain/request-actions'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { namedLists } from '@khyanalt/form-engine/definition-lists'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import { caseProblems } from '@khyanalt/form-engine/form-cases'
import { printProblems } from '@khyanalt/form-engine/printed-answers'
import { stepsOf } from './filed-plan.ts'

/** A form that could be published, or every reason why not. */
export type CheckedDraft =
  | {
      readonly ok: true
      readonly body: FormDefinition
      readonly plan: readonly ReviewStep[]
      readonly certificate: CertificatePart | null
    }
  | {
      readonly ok: false
      readonly problems: readonly Problem[]
      readonly body: FormDefinition | null
      readonly certificate: CertificatePart | null
    }

/** A draft as it was saved or filed. */
export type Draft = {
  readonly body: unknown
  readonly language: Language
  readonly plan: readonly unknown[]
  readonly certificate: unknown
}

/** What a portal has; away from one nobody knows, and nothing is said of it. */
export type Surroundings = {
  /** Names of lists. */
  readonly libraries: ReadonlySet<string>
  /** Roles that somebody holds in the category. */
  readonly staffed: ReadonlySet<string>
}

// Lists that other modules answer.
const livingLists = new Set(['address/aimaghot', 'workers', 'explosive/certificates', 'explosive/permitted'])

/** Checks a draft by itself and, in a portal, against its lists and its staff. */
export const judgeDraft = (draft: Draft, issuesCertificate: boolean, around: Surroundings | null): CheckedDraft => {
  const parsed = parseDefinition(draft.body)
  const unknownLists =
    parsed.ok && around
      ? namedLists(parsed.definition).filter(
          ({ library }) => !around.libraries.has(library) && !livingLists.has(library),
        )
      : []
  const plan = reviewPlanSchema.safeParse(draft.plan)
  const certificate = certificatePartSchema.nullable().safeParse(draft.certificate ?? null)
  const problems: Problem[] = [
    ...under('body', parsed.ok ? [] : parsed.problems),
    ...under('body', markupProblems(draft.body)),
    ...under('body', parsed.ok ? caseProblems(parsed.definition, draft.language) : []),
    ...unknownLists.map(({ path, library }) => ({
      code: 'unknown_list',
      path: `body/${path}`,
      params: { name: library },
    })),
    ...(plan.success
      ? planProblems(stepsOf(plan.data), around)
      : plan.error.issues.map(issue => ({ code: 'wrong_shape', path: ['plan', ...issue.path].map(String).join('/') }))),
    ...under('plan', markupProblems(draft.plan)),
    ...under('certificate', certificate.success ? [] : certificateFaults(certificate.error.issues)),
    ...(certificate.success && certificate.data && parsed.ok
      ? under('certificate', printProblems(parsed.definition, certificate.data.prints))
      : []),
    ...under('certificate', markupProblems(draft.certificate)),
    ...(issuesCertificate && !draft.certificate ? [{ code: 'certificate_missing', path: 'certificate' }] : []),
  ]
  if (parsed.ok && plan.success && certificate.success && problems.length === 0) {
    return { ok: true, body: parsed.definition, plan: stepsOf(plan.data), certificate: certificate.data }
  }
  return {
    ok: false,
    problems,
    body: parsed.ok ? parsed.definition : null,
    certificate: certificate.success ? certificate.data : null,
  }
}

/** A plan that leads nowhere, and steps that nobody could do. */
const planProblems = (plan: readonly ReviewStep[], around: Surroundings | null): Problem[] => {
  if (!isWalkable(plan)) return [{ code: 'plan_not_walkable', path: 'plan' }]
  return plan.flatMap(({ role }, index) =>
    !around || around.staffed.has(role) ? [] : [{ code: 'no_staff', path: `plan/${index}/role`, params: { role } }],
  )
}

/** Words that lack a language are the one fault that typing makes, told once each; the rest comes from files. */
const certificateFaults = (issues: readonly { readonly path: readonly PropertyKey[] }[]): Problem[] => {
  const lines = new Set<number>()
  const owns = new Set<OwnWords>()
  const others: Problem[] = []
  for (const { path } of issues) {
    const [part, index] = path
    if (part === 'conditions' && typeof index === 'number') lines.add(index)
    else if (isOwnWords(part)) owns.add(part)
    else others.push({ code: 'wrong_shape', path: path.map(String).join('/') })
  }
  const incomplete = [...lines].map(index => ({
    code: 'condition_incomplete',
    path: `conditions/${index}`,
    params: { n: index + 1 },
  }))
  const halves = [...owns].map(part => ({ code: 'words_incomplete', path: part, params: { n: longestOwnWords[part] } }))
  return [...halves, ...incomplete, ...others]
}

type OwnWords = keyof typeof longestOwnWords

const isOwnWords = (part: PropertyKey | undefined): part is OwnWords =>
  typeof part === 'string' && Object.hasOwn(longestOwnWords, part)

const under = (place: string, problems: readonly Problem[]): Problem[] =>
  problems.map(problem => ({ ...problem, path: problem.path === '' ? place : `${place}/${problem.path}` }))
