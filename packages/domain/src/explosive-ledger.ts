// The ledger of one material of one certificate: what each entry does to the balance, and what it may not do.
import type { Quantity } from './quantity.ts'
import type { RequestState } from './request-status.ts'

/** A certificate permits, a sent request reserves, an approved one uses, any other end releases. */
export type LedgerEntry = 'permit' | 'reserve' | 'use' | 'release'

export type Balance = { readonly permitted: Quantity; readonly reserved: Quantity; readonly used: Quantity }

export const emptyBalance: Balance = { permitted: 0 as Quantity, reserved: 0 as Quantity, used: 0 as Quantity }

/** What sent and approved requests have left (CON-111). */
export const leftOf = ({ permitted, reserved, used }: Balance): Quantity => (permitted - reserved - used) as Quantity

/** The balance after an entry; null where the entry is impossible: nothing, more than is left, more than was reserved. */
export const afterEntry = (balance: Balance, entry: LedgerEntry, quantity: Quantity): Balance | null => {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return null
  const plus = (part: Quantity, by: number): Quantity => (part + by) as Quantity
  switch (entry) {
    case 'permit':
      return { ...balance, permitted: plus(balance.permitted, quantity) }
    case 'reserve':
      return quantity > leftOf(balance) ? null : { ...balance, reserved: plus(balance.reserved, quantity) }
    case 'use':
      return quantity > balance.reserved
        ? null
        : { ...balance, reserved: plus(balance.reserved, -quantity), used: plus(balance.used, quantity) }
    case 'release':
      return quantity > balance.reserved ? null : { ...balance, reserved: plus(balance.reserved, -quantity) }
  }
}

/** What becomes of a request's reservation when it comes to a state; null while it is held. */
export const settlementOf = (state: RequestState): 'use' | 'release' | null => {
  switch (state) {
    case 'approved':
    case 'superseded':
      return 'use'
    // Returned for correction, it is asked for again when the request is sent again.
    case 'returned':
    case 'draft':
    case 'rejected':
    case 'expired':
      return 'release'
    case 'sent':
    case 'review':
    case 'payment':
      return null
  }
}

/** Why a row cannot be added (REQ-EXPL-03…05), or null. */
export const rowRefusal = (
  row: Quantity,
  { left, sameName }: { readonly left: Quantity; readonly sameName: Quantity },
): 'quantity_exhausted' | 'quantity_exceeded' | 'quantity_upper' | null => {
  if (left <= 0) return 'quantity_exhausted'
  if (row > left) return 'quantity_exceeded'
  return row + sameName > left ? 'quantity_upper' : null
}
