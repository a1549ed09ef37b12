import type { PaymentOffer } from '@khyanalt/contract/online-payments'
import { tugrikDigits } from '@khyanalt/domain/money'
import { qrPath } from '../certificates/qr-code.ts'
import type { OnlinePayment } from './online-payments.sql.ts'

/** An offer as its payer sees it. */
export const presentPayment = ({ state, amount, received, qr_text, links }: OnlinePayment): PaymentOffer => ({
  state,
  amount: tugrikDigits(amount),
  received: tugrikDigits(received),
  qr: qrPath(qr_text),
  links: [...links],
})
