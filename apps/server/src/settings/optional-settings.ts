// What real people can be served without, and what is missing then: told at the start and by `khyanalt doctor`.
import type { Said } from '../terminal-language.ts'

type Given = Readonly<Record<string, unknown>>

type OptionalSetting = { readonly key: string; readonly without: Said }

const optionalSettings: readonly OptionalSetting[] = [
  {
    key: 'COMPANY_REGISTRY_URL',
    without: {
      mn: 'улсын бүртгэлээс байгууллагын мэдээлэл авах боломжгүй',
      en: 'no organisation can be looked up in the state registry',
    },
  },
  {
    key: 'CLAMD',
    without: { mn: 'хавсаргасан файлыг вирусэд шалгахгүй', en: 'files are kept as people bring them, unscanned' },
  },
  {
    key: 'TSA_URL',
    without: { mn: 'гарын үсэгт цагийн тамга байхгүй', en: 'signatures bear no timestamp of an authority' },
  },
  {
    key: 'REVOCATION_URLS',
    without: {
      mn: 'гарын үсэгтэй баримтад хүчингүй болсон гэрчилгээний жагсаалт орохгүй',
      en: 'signed documents carry no lists of revoked certificates',
    },
  },
  { key: 'BACKUP_PASSWORD', without: { mn: 'нөөцөд түлхүүр орохгүй', en: 'backups leave out the keys' } },
  {
    key: 'PAYMENT_ACCOUNT',
    without: {
      mn: 'нэхэмжлэхэд төлбөр хүлээн авах данс хэвлэгдэхгүй',
      en: 'invoices print no account that fees are paid to',
    },
  },
  {
    key: 'QPAY_URL',
    without: { mn: 'нэхэмжлэхийг цахимаар төлөх боломжгүй', en: 'invoices cannot be paid online' },
  },
  { key: 'SMS_URL', without: { mn: 'SMS илгээхгүй', en: 'nobody is told by SMS' } },
  {
    key: 'METRICS_PORT',
    without: { mn: 'хэмжилт байхгүй тул анхааруулга очихгүй', en: 'nobody is alarmed: there are no metrics' },
  },
  {
    key: 'SECURITY_CONTACT',
    without: {
      mn: 'аюулгүй байдлын алдааг мэдэгдэх хаяг гарахгүй',
      en: 'nobody learns where to report faults of safety',
    },
  },
]

/** The optional settings that are not given. */
export const missingOptional = (given: Given): readonly OptionalSetting[] =>
  optionalSettings.filter(({ key }) => given[key] === undefined || given[key] === '')
