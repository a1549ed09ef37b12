// What leaves the server of a fee.
import { type FeeFacts, readFee } from '@khyanalt/domain/fee-state'
import { tugrikDigits } from '@khyanalt/domain/money'

/** Its state, with the amount that this speaks of. */
export const presentFee = (fee: FeeFacts) => {
  const { state, amount } = readFee(fee)
  return { state, amount: tugrikDigits(amount) }
}
