// `npm run verify -- file.pdf [--log saved.json]… [--certificate agency.pem] [--authority timestamps.pem]`: checks a
// certificate's PDF offline.
// The log is what /api/certificates/log or /api/certificates/log/proof answered, saved as it came; of a long log each
// page may be given. Without --certificate and --authority the keys of this installation tell whom to trust.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { logPageSchema, logProofSchema } from '@khyanalt/contract/certificate-log'
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import { formatText } from '@khyanalt/domain/text'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault, findProofFault, type LogFault } from '@khyanalt/verifier/check-log'
import { describeVerdict } from '@khyanalt/verifier/describe-verdict'
import type { LogEntry } from '@khyanalt/verifier/log-entry'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { agencyDate } from '../apps/server/src/clock.ts'
import { root } from './run-program.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    log: { type: 'string', multiple: true },
    certificate: { type: 'string' },
    authority: { type: 'string' },
    language: { type: 'string', default: 'mn' },
  },
})
const ui = values.language === 'en' ? 'en' : 'mn'
const say = (key: keyof typeof verifierTexts.mn, params: Readonly<Record<string, string | number>> = {}): string =>
  formatText(verifierTexts, ui, key, params)

/** Ends with a sentence; 2 means that nothing could be judged. */
const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}

const readBytes = (path: string): Uint8Array<ArrayBuffer> => {
  // npm starts this in the folder of the repository; paths are those of the caller.
  try {
    return new Uint8Array(readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), path)))
  } catch {
    return giveUp(say('cannotRead', { file: path }))
  }
}

/** PEM of whom to trust: the given file, else the signing key of this installation. */
const readTrusted = async (): Promise<readonly string[]> => {
  const own = process.env.SIGNING_KEY_FILE ?? join(process.env.DATA_DIR ?? join(root, 'var'), 'keys/signing.pem')
  const path = values.certificate ?? (existsSync(own) ? own : giveUp(say('noCertificate')))
  const found = readPem(Buffer.from(readBytes(path)).toString('utf8'))
  if (found.length === 0) giveUp(say('noCertificateIn', { file: path }))
  return Promise.all(found.map(fingerprintOf))
}

/** Roots of timestamp authorities: the given file, else those of this installation; none where there are none. */
const readAuthorities = (): readonly Uint8Array<ArrayBuffer>[] => {
  const own = process.env.TSA_CA_FILE ?? join(process.env.DATA_DIR ?? join(root, 'var'), 'keys/timestamps.pem')
  const path = values.authority ?? (existsSync(own) ? own : null)
  if (path === null) return []
  const found = readPem(Buffer.from(readBytes(path)).toString('utf8'))
  if (found.length === 0) giveUp(say('noCertificateIn', { file: path }))
  return found
}

type Log = { readonly entries: readonly LogEntry[]; readonly fault: LogFault | null }

/** A saved proof, or the pages of the whole log. */
const readLog = async (paths: readonly string[], trusted: readonly string[]): Promise<Log | null> => {
  const saved = paths.map(path => {
    try {
      const json: unknown = JSON.parse(Buffer.from(readBytes(path)).toString('utf8'))
      return (json as { data?: unknown }).data ?? json
    } catch {
      return giveUp(say('noLogIn', { file: path }))
    }
  })
  const [first] = saved
  if (first === undefined) return null
  const proof = logProofSchema.safeParse(first)
  if (proof.success) {
    return { entries: proof.data.proofs.map(({ entry }) => entry), fault: await findProofFault(proof.data, trusted) }
  }
  const pages = saved.map((page, place) => {
    const parsed = logPageSchema.safeParse(page)
    return parsed.success ? parsed.data : giveUp(say('noLogIn', { file: paths[place] ?? '' }))
  })
  // Pages may overlap; what stands in both is one entry, what differs stays and is told as a fault.
  const entries = pages
    .flatMap(page => page.entries)
    .toSorted((one, other) => one.seq - other.seq)
    .filter((entry, place, all) => JSON.stringify(entry) !== JSON.stringify(all[place - 1]))
  const head = pages
    .map(page => page.head)
    .toSorted((one, other) => one.size - other.size)
    .at(-1)
  if (!head) return null
  return { entries, fault: await findLogFault({ entries, head }, trusted) }
}

const [file, ...others] = positionals
if (!file || others.length > 0) giveUp(say('usage'))
const pdf = readBytes(file ?? '')
const trusted = await readTrusted()
const verdict = await judge(pdf, {
  trusted,
  authorities: readAuthorities(),
  log: await readLog(values.log ?? [], trusted),
  today: agencyDate(new Date()),
})
const { good, lines } = describeVerdict(verdict)
for (const { tone, key, params } of lines)
  console.log(`${{ good: '✓', bad: '✗', note: '·' }[tone]} ${say(key, params)}`)
console.log(say('fingerprint', { sha256: verdict.sha256 }))
process.exitCode = good ? 0 : 1
