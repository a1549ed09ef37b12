// Does the parts "Point in time" and "Restore" of docs/operations.md word for word, on PostgreSQL clusters and a portal
// of its own: requests are made before and after a moment, then somebody drops a table; the portal that is brought back
// to the moment must hold exactly the former.
// Usage: npm run ops -- pitr-drill; writes bench/results/pitr-drill.md and ends with 1 when a promise is broken. Needs
// root and Debian's postgresql.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLosses } from '../bench/crash/verify.sql.ts'
import { describeMachine, today } from '../bench/measure/machine.ts'
import { root, runProgram } from '../scripts/run-program.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { readDocument } from './install-drill/document.ts'
import { listNumbers, readClock } from './pitr-drill/judge.sql.ts'
import { openDrillSite } from './pitr-drill/site.ts'

const written = readDocument(root)
const blocksOf = (section: string): readonly string[] =>
  written.filter(block => block.section === section && block.language === 'sh').map(({ text }) => `${text}\n`)
const point = blocksOf('Point in time')
const beside = blocksOf('Restore')
const find = (blocks: readonly string[], word: string): string => {
  const block = blocks.find(text => text.includes(word))
  if (block === undefined) throw new Error(`The document has no commands with ${word} any more`)
  return block
}

await buildWeb()
const began = Date.now()
const say = (sentence: string): void =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${sentence}`)
const times: (readonly [string, number])[] = []
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const from = Date.now()
  const result = await work()
  times.push([what, Date.now() - from])
  say(what)
  return result
}
const broken: string[] = []
const demand = (holds: boolean, promise: string): void => {
  if (!holds) broken.push(promise)
  say(`${holds ? 'kept' : 'BROKEN'}: ${promise}`)
}

const site = await openDrillSite()
try {
  const baseBackup = find(point, 'base-backup.sh "$port"')
  await timed('archiving switched on, PostgreSQL restarted', () => site.run(find(point, 'basic_archive')))
  await timed('portal started on an empty database', site.startPortal)
  const earliest = await site.makeRequests(2)
  await timed('base backup', () => site.run(baseBackup))
  const former = [...earliest, ...(await site.makeRequests(4))]
  const moment = await readClock(site.address('main'))
  say(`the moment is ${moment}`)
  const later = await site.makeRequests(3)
  await site.run('runuser -u postgres -- psql -q -p "$port" -d "$database" -c "drop table request_events cascade"')
  say('somebody dropped the table of events')
  await timed('a further base backup, after the accident', () => site.run(baseBackup))
  await site.stopPortal()

  const toMoment = find(point, 'recovery.signal').replace(/^moment=.*$/m, `moment='${moment}'`)
  await timed('brought back to the moment', () => site.run(toMoment))
  const numbers = await listNumbers(site.address('restored'))
  demand(
    former.every(({ number }) => numbers.includes(number)),
    `all ${former.length} requests from before the moment are there`,
  )
  demand(!later.some(({ number }) => numbers.includes(number)), `none of the ${later.length} from after it is`)
  const losses = await findLosses(site.address('restored'), former)
  demand(losses.length === 0, 'everything that was acknowledged before it is as it was told, and sealed')
  for (const loss of losses) console.error(`     ${loss}`)
  await timed('audited, and the configuration pointed at it', () => site.run(find(point, 'audit verify')))
  await timed('portal started on the restored database', site.startPortal)
  demand(await site.hasPapers(former), 'the portal gives the PDF of every certificate from before the moment')
  const next = await site.makeRequests(2)
  demand(
    next.every(({ number }) => !numbers.includes(number)),
    'new requests get new numbers, to their certificates',
  )

  await timed('backup', () => site.run('khyanalt backup /var/backups/khyanalt --keep 35'))
  const lost = await site.makeRequests(1)
  await timed('restored into another database beside, audited, renamed', () => site.run(find(beside, 'createdb')))
  await timed('portal started on it', site.startPortal)
  const restored = await listNumbers(site.address('restored'))
  demand(
    [...former, ...next].every(({ number }) => restored.includes(number)) &&
      !lost.some(({ number }) => restored.includes(number)),
    'the restored database holds what was there when the backup was made, and nothing of later',
  )
  demand(await site.hasPapers([...former, ...next]), 'and the portal gives the PDF of every certificate')
} finally {
  await site.remove()
}

const page = `# A restore to a moment

Method: \`docs/operations.md\`, “Point in time” and “Restore” with a PostgreSQL of one's own, word for word on two clusters of Debian's PostgreSQL (ports, folders and the account of the files are the drill's; \`systemctl\` is its own starting and stopping of the portal). Clients walk journeys (draft, upload, three saves, send, receive, agree, invoice, receipt, approve with certificate) before and after a moment; then a table is dropped, and a further base backup is taken, which must not be the one that is chosen. After the restore to the moment a backup is taken and restored into another database beside. Small amounts: the times are those of the steps, not of much data.

| | |
|---|---|
| date | ${today()} |
| machine | ${describeMachine()} |
| command | \`npm run ops -- pitr-drill\` |
${times.map(([what, ms]) => `| ${what} | ${(ms / 1000).toFixed(1)} s |`).join('\n')}

${broken.length === 0 ? 'Every promise was kept.' : `Broken: ${broken.join('; ')}.`}
`
console.log(page)
const resultFile = join(import.meta.dirname, '../bench/results/pitr-drill.md')
writeFileSync(resultFile, page)
await runProgram('biome', ['format', '--write', resultFile])
process.exit(broken.length === 0 ? 0 : 1)
