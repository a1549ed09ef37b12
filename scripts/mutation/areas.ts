// What mutation testing changes, and which tests must notice.
import { globSync } from 'node:fs'

/** A part of the code with the tests that are to prove it. */
export type Area = {
  /** Globs of the code that is changed. */
  readonly code: readonly string[]
  /** Globs of code among it that is left alone. */
  readonly except: readonly string[]
  /** Of that code, only the lines that match; all when not given. */
  readonly lines?: RegExp
  /** Globs of the test files that are tried. */
  readonly tests: readonly string[]
  /** Whether these tests need PostgreSQL and build on each other; of such areas a sample is tried. */
  readonly onServer: boolean
  /** Percent of the mutants that must be noticed. */
  readonly goal: number
}

const modules = 'apps/server/src/modules'

const pure = (name: string, goal: number, except: readonly string[] = []): Area => ({
  code: [`packages/${name}/src/**/*.ts`],
  except,
  tests: [`packages/${name}/src/**/*.test.ts`],
  onServer: false,
  goal,
})

const server = (code: readonly string[], tests: readonly string[]): Area => ({
  code: code.map(path => `${modules}/${path}`),
  except: [],
  tests: tests.map(path => `${modules}/${path}`),
  onServer: true,
  goal: 75,
})

/**
 * The areas by name. Packages are taken whole but for texts (`messages`, `statements`), random samples (`samples`) and
 * what only tests use (`testing`); of the contract only who may call. Of the server: `decide` is every act on a request by staff; `send` what an applicant
 * sends and how it moves; `grant` who gets which right; `money` invoices, receipts, payments and fees; `limits` how much a caller
 * may ask; `notify` who is told what, when and in which words. Tests of an area are those of its modules.
 */
export const areas: Readonly<Record<string, Area>> = {
  domain: pure('domain', 85, ['packages/domain/src/messages/**', 'packages/domain/src/statements/**']),
  'form-engine': pure('form-engine', 85, [
    'packages/form-engine/src/samples/**',
    'packages/form-engine/src/testing/**',
    'packages/form-engine/src/seeded-chance.ts',
  ]),
  contract: {
    ...pure('contract', 85),
    lines: /^ *(access|stepUp|beforeSecondFactor|body|transport):|staff: \[|: BodySize|^ {2}body \?\?/,
  },
  decide: server(
    [
      'review/{receive,agree,return,reject,approve,decide,assign,reissue}-*.ts',
      'review/{suits-step,plan-certificate,waive-fee,desk-scopes}.ts',
    ],
    ['review/*.test.ts', 'requests/{life-of-a-request,statutory-time,change-of-information,renewal}.test.ts'],
  ),
  send: server(
    [
      'requests/{send-request,apply-action,save-draft,create-request,delete-request,late-answers,own-request}.ts',
      'requests/{renew-answers,renew-supersede,request-facts,choose-sender,expire-request,ask-for-change}.ts',
    ],
    [
      'requests/*.test.ts',
      'expiry/*.test.ts',
      'review/agency-actions.test.ts',
      'service-editor/lift-drafts.test.ts',
      'workers/workers-in-requests.test.ts',
    ],
  ),
  grant: server(
    [
      'staff/{apply-grants,grants,grants-kind,set-grants,create-account,create-staff,change-account,update-staff,make-password-link,lock-account,lock-person}.ts',
    ],
    ['staff/*.test.ts', 'proposals/*.test.ts'],
  ),
  money: server(
    ['{invoices,payments}/!(routes|*.sql|*.test).ts', 'review/{waive-fee,present-fee}.ts'],
    ['{invoices,payments,statements}/*.test.ts', 'review/{settled-fees,agency-actions,handing-on}.test.ts'],
  ),
  limits: {
    ...server([], []),
    tests: [
      'apps/server/src/http/{allowance,count-strangers,admission,admit-act,work-budget,bounded-bodies,json-bounds,spent-allowance}.test.ts',
      `${modules}/auth/{lock-out,sign-in,two-processes,device}.test.ts`,
      `${modules}/companies/*.test.ts`,
      `${modules}/review/find-people.test.ts`,
    ],
    code: [
      'apps/server/src/http/{admission,admit-act,allowance,work-budget,count-strangers,json-body}.ts',
      `${modules}/auth/{rate-limits,lock-out}.ts`,
    ],
  },
  notify: server(
    ['notifications/!(routes|*.sql|*.test).ts', 'requests/{tell-parties,tell-form-changed.job}.ts'],
    [
      'notifications/*.test.ts',
      'expiry/*.test.ts',
      'review/{agency-actions,desk}.test.ts',
      'service-editor/lift-drafts.test.ts',
    ],
  ),
}

/** The files of one area below the folder: what is changed and what is run. */
export const filesOf = (root: string, area: Area): { readonly code: string[]; readonly tests: string[] } => {
  const find = (globs: readonly string[], exclude: readonly string[]) =>
    globSync(globs, { cwd: root, exclude: [...exclude, '**/node_modules/**'] }).sort()
  return { code: find(area.code, ['**/*.test.ts', '**/*-fixture.ts', ...area.except]), tests: find(area.tests, []) }
}
