// What the configuration must hold before real people are served: one table, read by the start and by `khyanalt doctor`.
import type { Said } from '../terminal-language.ts'
import type { SigningKeyFacts } from './signing-key-facts.ts'

/** The values of the environment that decide; of secrets only whether they are there is told. */
export type Settings = {
  readonly ROLE: 'all' | 'web' | 'work'
  readonly PUBLIC_URL?: string | undefined
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
  readonly SIGNING_KEY_FILE?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly SECRET?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

export type SettingFacts = {
  readonly settings: Settings
  /** Null when no file is named. */
  readonly key: SigningKeyFacts | null
  readonly now: Date
}

export type SettingCheck = {
  /** The key of the environment. */
  readonly key: keyof Settings
  /** What is wrong, as the rest of a sentence that begins with the key; null when nothing is. */
  readonly fault: (facts: SettingFacts) => Said | null
}

const isHttps = (address: string): boolean => URL.parse(address)?.protocol === 'https:'
const ofThisMachine = /^(localhost|127\.|\[::1\]$|0\.0\.0\.0$)/
/** Ends of names that exist nowhere (RFC 2606): what stands in examples. */
const ofExamples = /(^|[.@])(test|example|invalid|localhost)>?$/i

export const settingChecks: readonly SettingCheck[] = [
  {
    key: 'PUBLIC_URL',
    fault: ({ settings: { PUBLIC_URL: address } }) => {
      if (!address)
        return {
          mn: 'алга: хүмүүсийн бичих https хаягийг өгнө үү; QR код, имэйлд ордог.',
          en: 'is missing: give the https address that people type; it stands in QR codes and e-mails.',
        }
      if (!isHttps(address))
        return {
          mn: 'https биш байна: нууц үг, баримтыг ил дамжуулж болохгүй.',
          en: 'is not https: passwords and papers may not travel readable.',
        }
      if (ofThisMachine.test(URL.parse(address)?.hostname ?? ''))
        return {
          mn: 'энэ машиныг зааж байна: хүмүүсийн бичих хаягийг өгнө үү.',
          en: 'names this machine: give the address that people type.',
        }
      return null
    },
  },
  {
    key: 'OIDC_ISSUER',
    fault: ({ settings: { OIDC_ISSUER: issuer } }) => {
      if (!issuer)
        return {
          mn: 'алга: бодит үйлчилгээнд дотоод нэвтрэлтийн систем зөвхөн DEMO=1 үед ажиллана.',
          en: 'is missing: in production the built-in identity provider runs only with DEMO=1.',
        }
      return isHttps(issuer)
        ? null
        : {
            mn: 'https биш байна: дамжих замд хэн ч хэний ч нэрээр нэвтэрч болно.',
            en: 'is not https: anybody in between could sign in as anybody.',
          }
    },
  },
  {
    key: 'OIDC_CLIENT_SECRET',
    fault: ({ settings }) =>
      settings.OIDC_CLIENT_SECRET
        ? null
        : {
            mn: 'алга: нэвтрэлтийн систем client id-тай хамт олгодог.',
            en: 'is missing: the issuer gives one out with the client id.',
          },
  },
  {
    key: 'SIGNING_KEY_FILE',
    fault: ({ settings: { SIGNING_KEY_FILE: file }, key, now }) => {
      if (!file || !key)
        return {
          mn: 'алга: хүмүүс найдах баримтад туршилтын түлхүүрээр гарын үсэг зурж болохгүй.',
          en: 'is missing: the demo key may not sign what people rely on.',
        }
      if (key.problem !== undefined) return { mn: `буруу: ${key.problem.mn}.`, en: `is wrong: ${key.problem.en}.` }
      if (key.ofDemo)
        return {
          mn: 'туршилтын түлхүүртэй байна: гэрчилгээжүүлэх байгууллагаас түлхүүр, гэрчилгээ авна уу.',
          en: 'holds the key of a demo: get a key and a certificate from the certification authority.',
        }
      if (key.until < now)
        return {
          mn: `гэрчилгээ нь ${dayOf(key.until)}-нд дууссан байна: шинийг авна уу.`,
          en: `holds a certificate that ended on ${dayOf(key.until)}: get a new one.`,
        }
      return key.from > now
        ? {
            mn: `гэрчилгээ нь ${dayOf(key.from)}-нд эхэлнэ.`,
            en: `holds a certificate that begins on ${dayOf(key.from)}.`,
          }
        : null
    },
  },
  {
    key: 'SMTP_URL',
    fault: ({ settings }) =>
      settings.SMTP_URL
        ? null
        : {
            mn: 'алга: имэйл сервергүй бол шийдвэр мэдэгдэх, нууц үг илгээх боломжгүй.',
            en: 'is missing: without a mail server nobody hears of a decision or gets a password.',
          },
  },
  {
    key: 'MAIL_FROM',
    fault: ({ settings: { MAIL_FROM: from } }) => {
      if (!from)
        return {
          mn: 'алга: имэйл илгээгчийг өгнө үү, жишээ нь Khyanalt <no-reply@байгууллагын-домэйн>.',
          en: "is missing: give the sender of e-mails, such as Khyanalt <no-reply@the agency's domain>.",
        }
      return ofExamples.test(from.trim())
        ? {
            mn: 'жишээ хаяг байна: байгууллагын домэйнтой хаяг өгнө үү.',
            en: 'is an example: give a sender at a domain of the agency.',
          }
        : null
    },
  },
  {
    key: 'SECRET',
    fault: ({ settings: { SECRET: secret } }) => {
      if (!secret)
        return {
          mn: 'алга: openssl rand -base64 36 тушаалаар үүсгэнэ үү; бүх процесст нэг байна.',
          en: 'is missing: make one with openssl rand -base64 36; all processes share it.',
        }
      return new Set(secret).size < 12
        ? {
            mn: 'хэт энгийн байна: openssl rand -base64 36 тушаалаар үүсгэнэ үү.',
            en: 'is too simple to be of chance: make one with openssl rand -base64 36.',
          }
        : null
    },
  },
  {
    key: 'S3_ENDPOINT',
    fault: ({ settings }) =>
      settings.ROLE === 'all' || settings.S3_ENDPOINT
        ? null
        : {
            mn: `алга: ROLE=${settings.ROLE} процесс файлын санг бусадтай хамтран ашиглана.`,
            en: `is missing: a process with ROLE=${settings.ROLE} shares the store of files with others.`,
          },
  },
  ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
    (key): SettingCheck => ({
      key,
      fault: ({ settings }) =>
        settings.S3_ENDPOINT && !settings[key]
          ? { mn: 'алга: S3_ENDPOINT-д хэрэгтэй.', en: 'is missing: S3_ENDPOINT needs it.' }
          : null,
    }),
  ),
]

/** Every fault as one sentence that begins with its key; none when the portal may serve real people. */
export const findSettingFaults = (facts: SettingFacts): Said[] =>
  settingChecks.flatMap(({ key, fault }) => {
    const found = fault(facts)
    return found === null ? [] : [{ mn: `${key} ${found.mn}`, en: `${key} ${found.en}` }]
  })

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
