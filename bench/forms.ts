// Renders the same form with this engine and with four known ones in one Chromium, interleaved, and prints ratios.
// Usage: npm run bench -- forms [rounds] [table rounds] [rounds of processor time] [--only=RJSF,JSON Forms];
// writes bench/results/forms.md, unless only some engines were asked for.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages, folderOf, scriptBytes, servePages } from './forms/build-pages.ts'
import { engines } from './forms/engines.ts'
import {
  type FormVisit,
  type FormWork,
  launch,
  type TableVisit,
  visitForm,
  visitForWork,
  visitTable,
} from './forms/measure.ts'
import { formReport } from './forms/report.ts'

const given = process.argv.slice(2)
const only = given
  .find(word => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const [rounds = 7, tableRounds = 3, workRounds = 3] = given.filter(word => !word.startsWith('--')).map(Number)
/** This engine and those beside it that were asked for. */
const compared = engines.filter(({ name, packages }) => packages.length === 0 || (only?.includes(name) ?? true))
const form = { fields: 299, rows: 20, errors: 50 }
/** One that every engine can open, and the longest that still takes a row here. */
const tableSizes = [100, 999]
/** How busy the machine was in the last five minutes. */
const load = (): string => (loadavg()[1] ?? 0).toFixed(1)
const loadBefore = load()
const here = join(import.meta.dirname, 'forms')

if (!existsSync(join(here, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The engines to compare with could not be installed')
}
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-forms-'))
await buildPages(folder, compared)
const { server, origin } = await servePages(folder)

const formVisits = new Map<string, FormVisit[]>()
const workVisits = new Map<string, FormWork[]>()
const tableVisits = tableSizes.map(rows => ({ rows, visits: new Map<string, TableVisit[]>() }))
const failures: string[] = []
/** What did not finish is not tried again: it would take the same time. The longest table gets less of it. */
const patience = 60_000
const shortPatience = 30_000
/** No round is begun that would end after this; all engines do the same number of rounds. */
const allowed = 11 * 60_000
const givenUp = new Set<string>()
const visit = async <T>(known: Map<string, T[]>, name: string, what: string, act: () => Promise<T>) => {
  if (givenUp.has(`${name}, ${what}`)) return
  const started = Date.now()
  try {
    known.set(name, [...(known.get(name) ?? []), await act()])
    console.log(`${name}: ${what} in ${Date.now() - started} ms`)
  } catch (error) {
    givenUp.add(`${name}, ${what}`)
    failures.push(`${name}, ${what}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    console.log(failures.at(-1))
  }
}
const begun = Date.now()
let done = 0
for (let lasted = 0; done < Math.max(rounds, workRounds) && Date.now() - begun + lasted < allowed; done++) {
  const round = done
  const started = Date.now()
  for (const { name, page } of compared) {
    const address = `${origin}/${folderOf({ name, page, packages: [] })}/`
    if (round < rounds) await visit(formVisits, name, 'form', () => visitForm(address, form, patience))
    if (round < workRounds) await visit(workVisits, name, 'work', () => visitForWork(address, form, patience))
    for (const { rows, visits } of round < tableRounds ? tableVisits : [])
      await visit(visits, name, `table of ${rows} rows`, () =>
        visitTable(address, { rows, acts: 4 }, rows === tableSizes.at(-1) ? shortPatience : patience),
      )
  }
  // A later round gives nobody up, and visits no tables when those are done.
  if (round > 0) lasted = Date.now() - started
}
const browser = await launch()
const version = browser.version()
await browser.close()
server.close()

const installed = (name: string): string =>
  (JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version
const report = formReport({
  measured: compared.map(engine => ({
    name: engine.name,
    packages: engine.packages.map(name => `${name} ${installed(name)}`),
    forms: formVisits.get(engine.name) ?? [],
    work: workVisits.get(engine.name) ?? [],
    tables: tableVisits.map(({ visits }) => visits.get(engine.name) ?? []),
    bytes: scriptBytes(folder, formVisits.get(engine.name)?.[0]?.scripts ?? []),
  })),
  failures,
  rounds: Math.min(rounds, done),
  workRounds: Math.min(workRounds, done),
  tableRounds: Math.min(tableRounds, done),
  tableSizes,
  machine: `${availableParallelism()} cores, Node ${process.version}, Chromium ${version}, load ${loadBefore} before and ${load()} after`,
})
rmSync(folder, { recursive: true, force: true })
console.log(report)
if (only === undefined) writeFileSync(join(import.meta.dirname, 'results/forms.md'), report)
