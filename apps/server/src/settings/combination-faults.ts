// Settings that need or exclude one another, in a demo as with real people.
import type { Said } from '../terminal-language.ts'
import type { Environment } from './environment-schema.ts'

type Values = Readonly<Partial<Environment>>

const checks: readonly ((values: Values) => Said | null)[] = [
  ({ S3_ENDPOINT, S3_BUCKET }) =>
    S3_ENDPOINT && !S3_BUCKET
      ? {
          mn: 'S3_BUCKET алга: S3_ENDPOINT-д bucket хэрэгтэй.',
          en: 'S3_BUCKET is missing: S3_ENDPOINT needs a bucket.',
        }
      : null,
  ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
    key =>
      (values: Values): Said | null =>
        values.S3_ENDPOINT && !values[key]
          ? { mn: `${key} алга: S3_ENDPOINT-д хэрэгтэй.`, en: `${key} is missing: S3_ENDPOINT needs it.` }
          : null,
  ),
  // A store of files elsewhere means several machines, whose addresses of files must be good at each of them.
  ({ NODE_ENV, S3_ENDPOINT, SECRET }) =>
    NODE_ENV === 'production' && S3_ENDPOINT && !SECRET
      ? {
          mn: 'SECRET алга: S3_ENDPOINT-ийг хамтран ашиглах процессуудад нэг байна.',
          en: 'SECRET is missing: processes that share S3_ENDPOINT share it as well.',
        }
      : null,
  ({ TSA_URL, TSA_CA_FILE }) =>
    TSA_URL && !TSA_CA_FILE
      ? {
          mn: 'TSA_CA_FILE алга: хэний цагийн тамгад итгэхийг доторх үндсэн гэрчилгээнүүд заана.',
          en: 'TSA_CA_FILE is missing: whose timestamps are believed is told by the roots in it.',
        }
      : null,
  ({ TSA_USERNAME, TSA_PASSWORD }) =>
    (TSA_USERNAME === undefined) !== (TSA_PASSWORD === undefined)
      ? {
          mn: 'TSA_USERNAME болон TSA_PASSWORD хоёрыг хамт өгөх, эсвэл аль алиныг өгөхгүй.',
          en: 'TSA_USERNAME and TSA_PASSWORD are given together or not at all.',
        }
      : null,
  ({ ROLE, DATABASE_URL }) =>
    ROLE !== undefined && ROLE !== 'all' && !DATABASE_URL
      ? {
          mn: `DATABASE_URL алга: ROLE=${ROLE} процесс өгөгдлийн санг бусадтай хамтран ашиглана.`,
          en: `DATABASE_URL is missing: ROLE=${ROLE} shares a database with other processes.`,
        }
      : null,
  ({ SECURITY_CONTACT, SECURITY_EXPIRES }) =>
    SECURITY_CONTACT && !SECURITY_EXPIRES
      ? {
          mn: 'SECURITY_EXPIRES алга: SECURITY_CONTACT хэдий хүртэл хүчинтэйг заана.',
          en: 'SECURITY_EXPIRES is missing: SECURITY_CONTACT must say until which day it is good.',
        }
      : null,
  // Part of an account pays nobody.
  ({ PAYMENT_RECIPIENT, PAYMENT_BANK, PAYMENT_ACCOUNT }) => {
    const missing = Object.entries({ PAYMENT_RECIPIENT, PAYMENT_BANK, PAYMENT_ACCOUNT }).filter(([, value]) => !value)
    const [first] = missing
    return first && missing.length < 3
      ? {
          mn: `${first[0]} алга: дансанд хүлээн авагч, банк, дугаар гурвуулаа хэрэгтэй.`,
          en: `${first[0]} is missing: an account needs recipient, bank and number.`,
        }
      : null
  },
  ({ QPAY_URL, QPAY_USERNAME, QPAY_PASSWORD, QPAY_INVOICE_CODE }) => {
    const missing = Object.entries({ QPAY_URL, QPAY_USERNAME, QPAY_PASSWORD, QPAY_INVOICE_CODE }).filter(
      ([, value]) => !value,
    )
    const [first] = missing
    return first && missing.length < 4
      ? {
          mn: `${first[0]} алга: QPay-д хаяг, нэр, нууц үг, нэхэмжлэхийн код дөрвүүлээ хэрэгтэй.`,
          en: `${first[0]} is missing: QPay needs address, name, password and code of invoices.`,
        }
      : null
  },
  ({ METRICS_PORT, PORT }) =>
    METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT
      ? { mn: 'METRICS_PORT буруу: PORT-той ижил байна.', en: 'METRICS_PORT is wrong: it is the same as PORT.' }
      : null,
]

/** What is missing or wrong of settings that belong together, a sentence each that begins with a key. */
export const combinationFaults = (values: Values): Said[] => checks.flatMap(check => check(values) ?? [])
