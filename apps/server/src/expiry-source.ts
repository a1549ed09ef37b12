// Where dates of ending come from. A register that keeps such dates (equipment and its calibration) adds a source of
// its own: a use case of its module, listed in `sources.ts`.
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import type { Tx } from './db/transaction.ts'
import type { Params } from './modules/notifications/notification-sentence.ts'

/** Something that ends. */
export type Ending = {
  readonly id: string
  /** YYYY-MM-DD, the last day it holds. */
  readonly endsOn: string
  /** Who is told: the people, of a company's thing only while they are members, and then its ADMINs too. */
  readonly people: readonly string[]
  readonly companyId: string | null
  readonly params: Params
  /** Instead of the event of its source. */
  readonly event?: NotificationName
  /** Where it is renewed, prefilled where that is possible. */
  readonly url: string
}

/** One register of dates. */
export type ExpirySource = {
  /** Its name in `expiry_warnings`. */
  readonly name: string
  readonly event: NotificationName
  /** What ends from one day to another, in the order of days and ids, after the last one of the batch before. */
  readonly list: (tx: Tx, span: Span) => Promise<readonly Ending[]>
}

/** A batch of a span of days. */
export type Span = {
  readonly from: string
  readonly to: string
  readonly after: { readonly endsOn: string; readonly id: string } | null
  readonly limit: number
  /** Of this owner alone. */
  readonly owner?: Owner
}

/** A person with the companies he or she belongs to. */
export type Owner = { readonly userId: string; readonly companyIds: readonly string[] }
