// Every key that the product reads from its environment, with what it means.
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** The address of a machine, and nothing behind or before it; what is no address at all is told by another check. */
const isWholeHost = (text: string): boolean => {
  const url = URL.parse(text)
  return url === null || `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/'
}

const isScannerAddress = (text: string): boolean => {
  const url = URL.parse(text)
  if (url?.protocol === 'unix:') return url.hostname === '' && url.pathname.startsWith('/')
  return url?.protocol === 'tcp:' && url.hostname !== ''
}

/** Every key the product reads from its environment. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').describe('Kind of environment.'),
  ROLE: z
    .enum(['all', 'web', 'work'])
    .default('all')
    .describe('What this process does: web answers people, work does the jobs, all does both.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port of the whole portal; 0 takes a free one.'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on.'),
  DATA_DIR: z.string().default('var').describe('Folder of everything that is not in a database elsewhere.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL 15 or newer; without it the built-in one runs under DATA_DIR.'),
  PUBLIC_URL: address
    .refine(isWholeHost, 'it names more than a host: the portal answers at the root of a name alone')
    .optional()
    .describe('Address at which people reach the portal; stands in QR codes and e-mails.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it mail is written to files under DATA_DIR/mail.'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default('Khyanalt <no-reply@khyanalt.test>')
    .describe('Sender of e-mails.'),
  HEAD_MAIL: z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(z.email()))
    .describe('Who keeps the signed head of each night, separated by commas; else two administrators.'),
  OIDC_ISSUER: address
    .optional()
    .describe('OpenID Connect issuer of the national sign-on; without it the built-in one answers.'),
  OIDC_CLIENT_ID: z.string().default('khyanalt').describe('Client id at the issuer.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at the issuer.'),
  OIDC_REGISTER_CLAIM: z.string().default('register_number').describe('Claim that carries the register number.'),
  OIDC_ORGANIZATION_CLAIM: z
    .string()
    .default('organization')
    .describe('Scope that asks for an organisation, and the claim that carries it.'),
  COMPANY_REGISTRY_URL: address
    .optional()
    .describe('State registry of legal entities, asked as URL/<register number>; without it the demo answers.'),
  COMPANY_REGISTRY_TOKEN: z.string().optional().describe('Bearer token for the registry.'),
  COMPANY_REGISTRY_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(5)
    .describe('How long the registry may take to answer, in seconds.'),
  S3_ENDPOINT: address.optional().describe('S3-compatible store of files; without it files lie under DATA_DIR/files.'),
  S3_BUCKET: z.string().optional().describe('Bucket of the store.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the store.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the store.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the store.'),
  CLAMD: z
    .string()
    .refine(isScannerAddress, 'it is neither tcp://host:3310 nor unix:/path')
    .optional()
    .describe('Virus scanner (clamd) that looks at what people bring; without it nothing does.'),
  SIGNING_KEY_FILE: z
    .string()
    .optional()
    .describe('PEM with key and certificate that sign documents; without it a demo key is made.'),
  TSA_URL: address
    .optional()
    .describe('Timestamp authority (RFC 3161) asked when documents are signed; without it the demo has its own.'),
  TSA_CA_FILE: z
    .string()
    .optional()
    .describe('PEM with the roots of timestamp authorities that are believed, earlier ones too; TSA_URL needs it.'),
  TSA_USERNAME: z.string().optional().describe('Name at the timestamp authority, if it asks for one.'),
  TSA_PASSWORD: z.string().optional().describe('Password at the timestamp authority.'),
  TSA_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(5)
    .describe('How long the timestamp authority may take to answer, in seconds.'),
  REVOCATION_URLS: z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(part => part !== ''))
    .pipe(z.array(address))
    .optional()
    .describe('Beginnings of addresses at which lists of revoked certificates may be fetched, with commas between.'),
  TAX_SITE_URL: address
    .default('https://etax.mta.mn')
    .describe('Site of the tax authority at which payers make their tax receipt.'),
  PAYMENT_RECIPIENT: z.string().optional().describe('Holder of the account that fees are paid to.'),
  PAYMENT_BANK: z.string().optional().describe('Bank of that account.'),
  PAYMENT_ACCOUNT: z.string().optional().describe('Number of that account; invoices print it.'),
  QPAY_URL: address
    .optional()
    .describe('QPay, version 2, over which invoices are paid online; without it the demo brings a bank of its own.'),
  QPAY_USERNAME: z.string().optional().describe('Name of the merchant at QPay.'),
  QPAY_PASSWORD: z.string().optional().describe('Password of the merchant at QPay.'),
  QPAY_INVOICE_CODE: z.string().optional().describe('Code under which QPay makes invoices for the merchant.'),
  QPAY_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(10)
    .describe('How long QPay may take to answer, in seconds.'),
  PUSH_HOSTS: z
    .string()
    .regex(/^(none|(\*\.)?[a-z0-9.-]+(:\d+)?(,(\*\.)?[a-z0-9.-]+(:\d+)?)*)$/)
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .describe(
      'Push services of browsers that messages may be sent to, comma-separated; “none” for no messages on devices.',
    ),
  SMS_URL: address
    .optional()
    .describe('Gateway that takes SMS as JSON; without it the demo keeps them as files, and others send none.'),
  SMS_TOKEN: z.string().optional().describe('Bearer token for SMS_URL.'),
  EXPIRE_UNPAID_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Days after the due day of an unpaid invoice at which its request expires.'),
  EXPIRE_RETURNED_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Days after which a returned request that was not sent again expires.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs short-lived file addresses; without it one is made and kept under DATA_DIR.'),
  BACKUP_PASSWORD: z
    .string()
    .min(12)
    .optional()
    .describe('Locks the keys inside a backup; without it they are left out.'),
  STORAGE_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Room that stays free on the disk of DATA_DIR, in megabytes; with less, uploads are refused.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .optional()
    .describe('Where faults of safety are reported, as mailto:, https: or tel:; stands in /.well-known/security.txt.'),
  SECURITY_EXPIRES: z.iso
    .date()
    .optional()
    .describe('Until which day that contact is good, such as 2027-06-30; at most a year ahead is wise.'),
  SESSION_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 30)
    .default(12)
    .describe('How long a session lasts without use, in hours.'),
  SECOND_FACTOR: z
    .enum(['required', 'offered'])
    .optional()
    .describe('Whether staff must set up a second factor; clients are offered one. Required in production but demos.'),
  DEMO: z.enum(['0', '1']).optional().describe('1 keeps demo people and the built-in issuer; on unless production.'),
  WITH_SERVICES: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 opens all services and posts at the very first start; later the agency opens them. Demos are open.'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(6000).describe('Calls one address may make in a minute.'),
  WORK_LIMIT: z.coerce
    .number()
    .min(0.1)
    .default(6)
    .describe(
      "Seconds of processor time that one client's calls may take in a minute; staff and signed-out addresses four times.",
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe("How many balancers in front tell the caller's address; what stands before theirs is not believed."),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe('How long a process that was told to end (SIGTERM) still answers, no longer ready, in seconds.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port on which Prometheus finds /metrics; without it there are none.'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address on which Prometheus finds them.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe('Collector of traces that speaks OTLP over HTTP; without it there are none.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('How much the server logs; info in production, else warn.'),
})
export type Environment = z.output<typeof environmentSchema>
