// What the portal needs around it before real people come, asked of the things themselves: database, mail, issuer,
// store, disk, clock, signing certificate, fonts, address. Nothing of what is asked is a secret in the answer.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { z } from 'zod'
import { examineDatabase } from '../db/examine-database.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import { openFileStore } from '../external/file-store.ts'
import { checkMailServer } from '../external/mail.ts'
import { openVirusScanner } from '../external/virus-scanner.ts'
import { freeBytesAt } from '../observe/free-bytes.ts'
import type { Environment } from '../settings/environment-schema.ts'
import { readSigningKeyFacts } from '../settings/signing-key-facts.ts'
import type { Said } from '../terminal-language.ts'
import type { InstallationKind } from './installation.sql.ts'
import { installationFault } from './installation.ts'

/** The environment as far as it can be read, and the database once it is known where it is. */
export type Surroundings = {
  readonly settings: Environment
  /** Null when nothing was made under DATA_DIR yet. */
  readonly database: DatabaseAddress | null
  readonly now: Date
}

/** What was found, in a few words; one that is not good keeps the portal from going live. */
export type Finding = { readonly good: boolean; readonly told: Said }

export type ReachCheck = {
  readonly name: Said
  /** Null where there is nothing to look at; what it throws is a fault. */
  readonly look: (of: Surroundings) => Promise<Finding | null>
}

const good = (told: Said): Finding => ({ good: true, told })
const bad = (told: Said): Finding => ({ good: false, told })

const patience = 10_000
const day = 86_400_000
/** Room that a portal of a small agency fills in some months, in bytes. */
const leastRoom = 5_000_000_000
/** A certificate takes about a month to renew; one of TLS is renewed by a program. */
const leastDays = { signing: 30, tls: 7 }
/** Sign-on and links allow no more, in milliseconds. */
const mostSkew = 2_000

export const reachChecks: readonly ReachCheck[] = [
  {
    name: { mn: 'өгөгдлийн сан', en: 'database' },
    look: async ({ database }) => {
      if (!database)
        return good({ mn: 'дотоод сан, анхны эхлэлтэд үүснэ', en: 'the built-in one, made at the first start' })
      const { version, encoding, pending, kind } = await examineDatabase(database)
      const release = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
      if (version < 150_000)
        return bad({ mn: `${release}; 15 ба түүнээс шинэ хэрэгтэй`, en: `${release}; 15 or newer is needed` })
      if (encoding !== 'UTF8') {
        return bad({
          mn: `${encoding} кодчилолтой байна; createdb -E UTF8 тушаалаар үүсгэнэ үү`,
          en: `it is encoded in ${encoding}; make one with createdb -E UTF8`,
        })
      }
      const fault = installationFault(kind as InstallationKind | null, { demo: false })
      if (fault) return bad(fault)
      return good(
        pending === 0
          ? { mn: `${release}, энэ хувилбартай тохирч байна`, en: `${release}, at this release` }
          : {
              mn: `${release}, ${pending} шилжүүлэлт хийгдээгүй (khyanalt migrate)`,
              en: `${release}, ${pending} migrations to run (khyanalt migrate)`,
            },
      )
    },
  },
  {
    name: { mn: 'цаг', en: 'clock' },
    look: async ({ database }) => {
      if (!database) return null
      const { skewMs } = await examineDatabase(database)
      const seconds = Math.round(Math.abs(skewMs) / 100) / 10
      const told = { mn: `өгөгдлийн сангийнхаас ${seconds} с зөрүүтэй`, en: `${seconds} s from the database's` }
      if (Math.abs(skewMs) < mostSkew) return good(told)
      return bad({ mn: `${told.mn}; хоёуланг NTP-ээр тааруулна уу`, en: `${told.en}; set both by NTP` })
    },
  },
  {
    name: { mn: 'имэйл сервер', en: 'mail server' },
    look: async ({ settings: { SMTP_URL: address } }) => {
      if (!address) return null
      await checkMailServer(address)
      return good({ mn: 'хариулж, нэвтрэлтийг хүлээн авч байна', en: 'answers and takes the sign-in' })
    },
  },
  {
    name: { mn: 'нэгдсэн нэвтрэлт', en: 'sign-on' },
    look: async ({ settings: { OIDC_ISSUER: issuer }, now }) => {
      if (!issuer) return null
      const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
      const reply = await fetch(place, { signal: AbortSignal.timeout(patience), redirect: 'error' })
      if (!reply.ok) {
        return bad({
          mn: `тодорхойлолт нь ${reply.status} гэж хариулж байна`,
          en: `its description answers ${reply.status}`,
        })
      }
      const description = z.object({ issuer: z.string() }).safeParse(await reply.json().catch(() => null))
      if (!description.success) {
        return bad({ mn: 'тэнд хариулж байгаа нь нэвтрэлтийн систем биш', en: 'what answers there is no issuer' })
      }
      const { issuer: itself } = description.data
      if (itself !== issuer) {
        return bad({
          mn: `өөрийгөө ${itself} гэж нэрлэж байна; OIDC_ISSUER яг адил байх ёстой`,
          en: `it calls itself ${itself}; OIDC_ISSUER must be the same`,
        })
      }
      const theirs = Date.parse(reply.headers.get('date') ?? '')
      const skew = Math.abs(theirs - now.getTime())
      // Its clock is told in whole seconds, and the answer took a while.
      const seconds = Math.round(skew / 1000)
      return skew > 10_000
        ? bad({
            mn: `цаг нь ${seconds} с зөрүүтэй; энэ машины цагийг NTP-ээр тааруулна уу`,
            en: `its clock is ${seconds} s away; set this machine's by NTP`,
          })
        : good({ mn: 'хариулж байна', en: 'answers' })
    },
  },
  {
    name: { mn: 'файлын сан', en: 'store of files' },
    look: async ({ settings }) => {
      await openFileStore(settings)
      return good({ mn: 'өгсөн файлыг буцааж өгч байна', en: 'gives back what it is given' })
    },
  },
  {
    name: { mn: 'вирус шалгагч', en: 'virus scanner' },
    look: async ({ settings }) => {
      const scanner = openVirusScanner(settings, { patience })
      if (!scanner) return null
      const version = await scanner.version()
      return good({ mn: version, en: version })
    },
  },
  {
    name: { mn: 'дискний зай', en: 'room on disk' },
    look: async ({ settings: { DATA_DIR } }) => {
      const free = await freeBytesAt(nearestFolder(DATA_DIR))
      const gigabytes = (free / 1e9).toFixed(1)
      const told = { mn: `${gigabytes} GB сул`, en: `${gigabytes} GB free` }
      if (free >= leastRoom) return good(told)
      const least = leastRoom / 1e9
      return bad({ mn: `${told.mn}; дор хаяж ${least} GB хэрэгтэй`, en: `${told.en}; ${least} GB at least` })
    },
  },
  {
    name: { mn: 'гарын үсгийн гэрчилгээ', en: 'signing certificate' },
    look: async ({ settings: { SIGNING_KEY_FILE: file, DATA_DIR }, now }) => {
      const facts = file ? readSigningKeyFacts(file, DATA_DIR) : null
      // What is wrong with the file itself is told by its key.
      return !facts || facts.problem !== undefined ? null : lasting(facts.until, now, leastDays.signing)
    },
  },
  {
    name: { mn: 'баримтын фонт', en: 'fonts of documents' },
    look: async () => {
      const folder = join(import.meta.dirname, '../../assets/fonts')
      const lacking = ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'].filter(name => !existsSync(join(folder, name)))
      const names = lacking.join(', ')
      return lacking.length > 0
        ? bad({ mn: `${names} хувилбарт дутуу`, en: `${names} missing from the release` })
        : good({ mn: 'байна', en: 'there' })
    },
  },
  {
    name: { mn: 'хүмүүсийн хаяг', en: 'address for people' },
    look: async ({ settings: { PUBLIC_URL: address }, now }) => {
      const url = address ? URL.parse(address) : null
      return url?.protocol === 'https:' ? lasting(await readTlsEnd(url), now, leastDays.tls) : null
    },
  },
]

const lasting = (until: Date, now: Date, least: number): Finding => {
  const days = Math.floor((until.getTime() - now.getTime()) / day)
  const told = { mn: `${days} хоног хүчинтэй`, en: `valid for ${days} days` }
  return days < least ? bad({ mn: `${told.mn}; одоо шинэчилнэ үү`, en: `${told.en}; renew it now` }) : good(told)
}

/** When the certificate of an https address ends; throws when browsers would not trust it. */
const readTlsEnd = (url: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const socket = connect(
      { host, port: Number(url.port || 443), ...(isIP(host) ? {} : { servername: host }), timeout: patience },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to))
        socket.end()
      },
    )
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${patience / 1000} s`)))
    socket.once('error', reject)
  })

const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)))
