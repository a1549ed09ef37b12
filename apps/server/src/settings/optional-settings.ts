// What real people can be served without, and what is missing then: told at the start and by `khyanalt doctor`.

type Given = Readonly<Record<string, unknown>>

type OptionalSetting = { readonly key: string; readonly without: string }

const optionalSettings: readonly OptionalSetting[] = [
  { key: 'COMPANY_REGISTRY_URL', without: 'no organisation can be looked up in the state registry' },
  { key: 'CLAMD', without: 'files are kept as people bring them, unscanned' },
  { key: 'TSA_URL', without: 'signatures bear no timestamp of an authority' },
  { key: 'REVOCATION_URLS', without: 'signed documents carry no lists of revoked certificates' },
  { key: 'BACKUP_PASSWORD', without: 'backups leave out the keys' },
  { key: 'PAYMENT_ACCOUNT', without: 'invoices print no account that fees are paid to' },
  { key: 'METRICS_PORT', without: 'nobody is alarmed: there are no metrics' },
  { key: 'SECURITY_CONTACT', without: 'nobody learns where to report faults of safety' },
]

/** The optional settings that are not given. */
export const missingOptional = (given: Given): readonly OptionalSetting[] =>
  optionalSettings.filter(({ key }) => given[key] === undefined || given[key] === '')
