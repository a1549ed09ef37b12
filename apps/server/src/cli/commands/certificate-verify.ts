import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logPageSchema, logProofSchema } from '@khyanalt/contract/certificate-log'
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import { formatText } from '@khyanalt/domain/text'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault, findProofFault, type LogFault } from '@khyanalt/verifier/check-log'
import { describeVerdict } from '@khyanalt/verifier/describe-verdict'
import type { LogEntry } from '@khyanalt/verifier/log-entry'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { agencyDate } from '../../clock.ts'
import { readLanguages, type Said, type SpokenLanguage } from '../../terminal-language.ts'
import { defineCommand, UsageError } from '../command.ts'
import { pathOf } from '../path-of.ts'

type TextKey = keyof typeof verifierTexts.mn
type Params = Readonly<Record<string, string | number>>

const textIn = (language: SpokenLanguage, key: TextKey, params: Params = {}): string =>
  formatText(verifierTexts, language, key, params)

const inBoth = (key: TextKey, params: Params = {}): Said => ({
  mn: textIn('mn', key, params),
  en: textIn('en', key, params),
})

/** Nothing can be judged: what was given cannot be read. */
const refuse = (key: TextKey, params: Params = {}): never => {
  throw new UsageError(inBoth(key, params))
}

const readBytes = (path: string): Uint8Array<ArrayBuffer> => {
  try {
    return new Uint8Array(readFileSync(pathOf(path)))
  } catch {
    return refuse('cannotRead', { file: path })
  }
}

const dataDir = (): string => process.env.DATA_DIR || 'var'

/** PEM of whom to trust: the given file, else the signing key of this installation. */
const readTrusted = async (given: string | undefined): Promise<readonly string[]> => {
  const own = process.env.SIGNING_KEY_FILE || join(dataDir(), 'keys/signing.pem')
  const path = given ?? (existsSync(own) ? own : refuse('noCertificate'))
  const found = readPem(Buffer.from(readBytes(path)).toString('utf8'))
  if (found.length === 0) refuse('noCertificateIn', { file: path })
  return Promise.all(found.map(fingerprintOf))
}

/** Roots of timestamp authorities: the given file, else those of this installation; none where there are none. */
const readAuthorities = (given: string | undefined): readonly Uint8Array<ArrayBuffer>[] => {
  const own = process.env.TSA_CA_FILE || join(dataDir(), 'keys/timestamps.pem')
  const path = given ?? (existsSync(own) ? own : null)
  if (path === null) return []
  const found = readPem(Buffer.from(readBytes(path)).toString('utf8'))
  if (found.length === 0) refuse('noCertificateIn', { file: path })
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
      return refuse('noLogIn', { file: path })
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
    return parsed.success ? parsed.data : refuse('noLogIn', { file: paths[place] ?? '' })
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

const marks = { good: '✓', bad: '✗', note: '·' } as const

/**
 * `khyanalt certificate verify FILE`: checks a certificate's PDF offline. The log is what /api/certificates/log or
 * /api/certificates/log/proof answered, saved as it came; of a long log each page may be given.
 */
export const certificateVerifyCommand = defineCommand({
  args: ['FILE'],
  options: {
    log: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      says: {
        mn: 'Хадгалсан нийтийн бүртгэл эсвэл баталгаа.',
        en: 'The public log or a proof of it, as it was saved.',
      },
    },
    certificate: {
      type: 'string',
      value: 'FILE',
      says: {
        mn: 'Байгууллагын гэрчилгээ (PEM); эс өгвөл энэ суулгацынх.',
        en: "The agency's certificate (PEM); else the one of this installation.",
      },
    },
    authority: {
      type: 'string',
      value: 'FILE',
      says: { mn: 'Цагийн баталгааны үндэс (PEM).', en: 'Roots of timestamp authorities (PEM).' },
    },
    language: { type: 'string', value: 'mn|en', says: { mn: 'Хариуны хэл.', en: 'Language of the answer.' } },
  },
  settings: 'lenient',
  data: false,
  run: async ({ args: [file = ''], options: { log, certificate, authority, language } }) => {
    const languages = language === 'mn' || language === 'en' ? ([language] as const) : readLanguages(process.env)
    const pdf = readBytes(file)
    const trusted = await readTrusted(certificate)
    const verdict = await judge(pdf, {
      trusted,
      authorities: readAuthorities(authority),
      log: await readLog(log, trusted),
      today: agencyDate(new Date()),
    })
    const { good, lines } = describeVerdict(verdict)
    for (const each of languages) {
      for (const { tone, key, params } of lines) console.log(`${marks[tone]} ${textIn(each, key, params)}`)
      console.log(textIn(each, 'fingerprint', { sha256: verdict.sha256 }))
    }
    return good ? 0 : 1
  },
})
