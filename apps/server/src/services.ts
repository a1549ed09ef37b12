// What use cases need beside the transaction; handed over once, in app.ts.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { FileStore } from './external/file-store.ts'
import type { Mailer } from './external/mail.ts'
import type { Realtime } from './http/realtime.ts'
import type { Enqueue } from './jobs/jobs.ts'
import type { DocumentMaker } from './modules/certificates/document-maker.ts'

export type Services = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  readonly enqueue: Enqueue
  readonly files: FileStore
  readonly mailer: Mailer
  readonly realtime: Realtime
  readonly documents: DocumentMaker
  /** Signs short-lived addresses. */
  readonly secret: string
}
