// `npm test`: everything, in order; the last line says how many passed and failed.
import { sayMissing } from '../apps/server/test/programs.ts'
import { runJourneys, runVitest } from './dynamic-checks.ts'
import { staticChecks } from './static-checks.ts'
import { ensurePrograms } from './system-programs.ts'
import { type Part, runParts, verdict } from './tally.ts'
import { buildWeb } from './web-build.ts'

const parts: readonly Part[] = [
  ...staticChecks,
  {
    name: 'programs of the system',
    run: async () => {
      const missing = (await ensurePrograms()).map(sayMissing)
      // Nobody reads of a test that was left out in CI.
      return process.env.CI
        ? verdict(missing.length === 0, missing.join('\n'))
        : { ...verdict(true, ''), notes: missing }
    },
  },
  // Before the tests: some start a whole portal, which serves this build.
  { name: 'build of the web', run: () => buildWeb().then(() => verdict(true, '')) },
  { name: 'unit, API and web tests', run: runVitest },
  { name: 'browser journeys', run: runJourneys },
]

await runParts(parts)
