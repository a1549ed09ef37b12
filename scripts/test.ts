// `npm test`: everything, in order; the last line says how many passed and failed.
import { runJourneys, runVitest } from './dynamic-checks.ts'
import { staticChecks } from './static-checks.ts'
import { ensureChromium, ensureHelm, ensurePdfTools, ensureProxies, ensureVirusScanner } from './system-programs.ts'
import { type Part, runParts, verdict } from './tally.ts'
import { buildWeb } from './web-build.ts'

const done = async (work: () => Promise<unknown>) => {
  await work()
  return verdict(true, '')
}

const parts: readonly Part[] = [
  ...staticChecks,
  {
    name: 'programs of the system',
    run: () =>
      done(() =>
        Promise.all([ensureChromium(), ensurePdfTools(), ensureVirusScanner(), ensureProxies(), ensureHelm()]),
      ),
  },
  { name: 'unit, API and web tests', run: runVitest },
  { name: 'build of the web', run: () => done(buildWeb) },
  { name: 'browser journeys', run: runJourneys },
]

await runParts(parts)
