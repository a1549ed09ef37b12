import {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  beginStepUp,
  finishSignIn,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
  stepUp,
} from '@khyanalt/contract/second-factor'
import { type Binding, bind, bindRaw } from '../../../http/bind.ts'
import type { Services } from '../../../services.ts'
import {
  answerFactors,
  dropFactor,
  keepApp,
  keepPasskey,
  offerApp,
  offerPasskey,
  renewCodes,
} from './change-factors.ts'
import { giveSecondFactor } from './finish-sign-in.ts'
import { askAgain, proveAgain } from './step-up.ts'

export const secondFactorRoutes = (services: Services): Binding[] => [
  bindRaw(finishSignIn, giveSecondFactor(services)),
  bind(beginStepUp, askAgain(services)),
  bindRaw(stepUp, proveAgain(services)),
  bind(readFactors, answerFactors(services)),
  bind(beginApp, offerApp(services)),
  bindRaw(addApp, keepApp(services)),
  bind(beginPasskey, offerPasskey(services)),
  bind(addPasskey, keepPasskey(services)),
  bind(removeFactor, dropFactor(services)),
  bind(renewRecoveryCodes, renewCodes(services)),
]

/** How often one address may try: an office shares one. */
export const secondFactorRateLimits = {
  finishSignIn: { max: 60, timeWindow: '1 minute' },
  stepUp: { max: 60, timeWindow: '1 minute' },
  addApp: { max: 60, timeWindow: '1 minute' },
} as const
