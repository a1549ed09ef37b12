// What a file under services/ holds, and what makes it wrong by itself.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import { type FiledService, serviceFileSchema } from '@khyanalt/contract/service-settings'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import { defaultReviewPlan, isWalkable } from '@khyanalt/domain/request-actions'
import { serviceProblems } from '@khyanalt/domain/service-rules'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { caseProblems } from '@khyanalt/form-engine/form-cases'
import { printProblems } from '@khyanalt/form-engine/printed-answers'
import { stepsOf } from '../../src/modules/service-editor/filed-plan.ts'
import { galleryName, withEveryKind } from './every-kind.ts'

/** A service as the seed stores it. */
export type SeedService = FiledService['service']

/** A file that can be seeded. */
export type ServiceFile = {
  readonly name: string
  readonly only?: 'demo' | undefined
  readonly service: SeedService
  readonly plan: readonly ReviewStep[]
  readonly certificate: CertificatePart | null
  readonly body: FormDefinition
}

export type ReadFile = { readonly file: ServiceFile } | { readonly faults: readonly string[] }

/** Reads the JSON of a file; every fault as `place in the file: what is wrong`. */
export const readServiceFile = (name: string, json: unknown): ReadFile => {
  const parsed = serviceFileSchema.safeParse(json)
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`) }
  }
  const { only, service, plan, body, certificate = null } = parsed.data
  const steps = plan && stepsOf(plan)
  const definition = parseDefinition(body)
  const faults = [
    ...(definition.ok
      ? []
      : definition.problems.map(({ path, code, params }) => `body/${path}: ${code} ${JSON.stringify(params ?? {})}`)),
    ...(definition.ok
      ? caseProblems(definition.definition, service.language).map(
          ({ path, code, params }) => `body/${path}: ${code} ${JSON.stringify(params ?? {})}`,
        )
      : []),
    ...(steps && !isWalkable(steps) ? ['plan: reviewers come first, one approver ends it'] : []),
    ...serviceFaults(service, only === 'demo'),
    ...(service.issues_certificate === (certificate !== null) ? [] : ['certificate: goes with issues_certificate']),
    ...(definition.ok && certificate
      ? printProblems(definition.definition, certificate.prints).map(({ path, code }) => `certificate/${path}: ${code}`)
      : []),
  ]
  return definition.ok && faults.length === 0
    ? {
        file: {
          name,
          only,
          service,
          plan: steps ?? defaultReviewPlan,
          certificate,
          body: service.slug === galleryName ? withEveryKind(definition.definition) : definition.definition,
        },
      }
    : { faults }
}

const serviceFaults = (service: SeedService, demo: boolean): string[] => [
  ...(!demo && (service.status !== 1 || service.temporary_disable) ? ['service/status: only a demo is closed'] : []),
  ...serviceProblems(service).map(({ path, code }) => `service/${path}: ${code}`),
]
