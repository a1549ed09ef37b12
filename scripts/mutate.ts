// `npm run mutate -- <area>`: changes the code of an area, one place at a time, and sees whether a test notices.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { areas } from './mutation/areas.ts'
import { readKept, resultPath } from './mutation/kept-result.ts'
import { mutateArea } from './mutation/mutate-area.ts'
import { describeChange, type Reason, renderPage, scoreOf, staleReasons } from './mutation/report.ts'
import { root } from './run-program.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '20261123' },
  },
})
const [name = ''] = positionals
const area = areas[name]
if (!area) {
  console.log(`Areas: ${Object.keys(areas).join(', ')}. Run one with "npm run mutate -- <area>".`)
  console.log('--changed tries only files that changed since the kept result, or whose tests did.')
  console.log('--only PART tries files whose path holds PART, and keeps nothing.')
  console.log('--sample N --seed N: only so many mutants, and which; 300 of an area of the server.')
  process.exit(name ? 1 : 0)
}

const { only } = values
const wanted = values.sample ?? (area.onServer ? '300' : null)
const kept = values.changed ? readKept(root, name) : null
const { mutants, result } = await mutateArea({
  root,
  area,
  only,
  kept,
  sample: wanted ? { count: Number(wanted), seed: Number(values.seed) } : null,
  say: sentence => console.log(sentence),
})

const { percent, tried } = scoreOf(result.files)
if (only) {
  for (const [file, { survivors }] of Object.entries(result.files))
    for (const survivor of survivors)
      console.log(`${file}:${survivor.line}:${survivor.column} ${survivor.outcome}: ${describeChange(survivor)}`)
  console.log(`${percent} % of ${tried} mutants were noticed.`)
} else {
  const reasons = JSON.parse(readFileSync(join(root, 'scripts/mutation/reasons.json'), 'utf8')) as Reason[]
  const path = resultPath(root, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.json`, `${JSON.stringify(result, null, 1)}\n`)
  writeFileSync(`${path}.md`, renderPage(name, area.goal, result, reasons))
  const stale = staleReasons(reasons, mutants, result)
  for (const { file, change } of stale) console.error(`reasons.json: nothing is left of “${change}” in ${file}.`)
  console.log(`${name}: ${percent} % of ${tried} mutants were noticed (goal ${area.goal} %).`)
  if (stale.length > 0 || percent < area.goal) process.exitCode = 1
}
