// What use cases need beside the transaction; handed over once, in app.ts.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { TakeNumber } from './db/request-numbers.ts'
import type { CompanyRegistry } from './external/company-registry.ts'
import type { FileStore } from './external/file-store.ts'
import type { Mailer } from './external/mail.ts'
import type { PaymentProvider } from './external/payment-provider.ts'
import type { PushService } from './external/push-service.ts'
import type { RevocationInfo } from './external/revocation-info.ts'
import type { SmsGateway } from './external/sms-gateway.ts'
import type { TimestampAuthority } from './external/timestamp-authority.ts'
import type { VirusScanner } from './external/virus-scanner.ts'
import type { KeptAnswers } from './http/kept-answers.ts'
import type { Realtime } from './http/realtime.ts'
import type { Session } from './http/session.ts'
import type { Enqueue, RetryGivenUp } from './jobs/jobs.ts'
import type { DocumentMaker } from './modules/certificates/document-maker.ts'
import type { Signer } from './modules/certificates/sign-pdf.ts'

export type Services = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  /** Numbers requests, food objects and fee reports. */
  readonly takeNumber: TakeNumber
  readonly enqueue: Enqueue
  readonly retryGivenUp: RetryGivenUp
  readonly files: FileStore
  /** Looks at what people bring; null where the operator has none. */
  readonly scanner: VirusScanner | null
  readonly mailer: Mailer
  readonly realtime: Realtime
  readonly documents: DocumentMaker
  /** Signs documents and the head of the public log. */
  readonly signer: Signer
  /** Says when signatures were made; null where the operator has none. */
  readonly timestamps: TimestampAuthority | null
  /** What issuers of certificates say of revocation. */
  readonly revocation: RevocationInfo
  /** What everybody is answered alike. */
  readonly kept: KeptAnswers
  readonly registry: CompanyRegistry
  /** Over which invoices are paid online; null where the operator has none. */
  readonly payments: PaymentProvider | null
  /** Shows messages on devices; null where the operator wants none. */
  readonly push: PushService | null
  /** Sends SMS; null where the operator has no gateway. */
  readonly sms: SmsGateway | null
  /** The open session of an id, or null: for what a person began and comes back to without a token. */
  readonly sessionOf: (id: string) => Promise<Session | null>
  /** Signs short-lived addresses. */
  readonly secret: string
}
