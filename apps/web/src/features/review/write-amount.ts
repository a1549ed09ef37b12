// Amounts of the wire as people read them.
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'

/** "50,000₮" for the digits "50000". */
export const writeAmount = (digits: string): string => {
  const amount = parseTugrik(digits)
  return amount === null ? digits : formatTugrik(amount)
}
