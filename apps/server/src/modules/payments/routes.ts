import * as calls from '@khyanalt/contract/online-payments'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { beginPayment } from './begin-payment.ts'
import { checkPayment } from './check-payment.ts'
import { hearPayment } from './hear-payment.ts'
import { listOnlinePayments } from './list-online-payments.ts'
import { returnPayment } from './return-payment.ts'

export const paymentRoutes = (services: Services): Binding[] => [
  bindRaw(calls.beginPayment, beginPayment(services)),
  bindRaw(calls.checkPayment, checkPayment(services)),
  bindRaw(calls.hearPayment, hearPayment(services)),
  bind(calls.listOnlinePayments, listOnlinePayments),
  bindRaw(calls.returnPayment, returnPayment(services)),
]

/** What asks another system, limited so that nobody makes it be asked without end. */
export const paymentRateLimits = {
  beginPayment: { max: 30, timeWindow: '1 minute' },
  checkPayment: { max: 60, timeWindow: '1 minute' },
  hearPayment: { max: 120, timeWindow: '1 minute' },
} as const
