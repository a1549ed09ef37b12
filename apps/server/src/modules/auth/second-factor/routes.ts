import * as calls from '@khyanalt/contract/second-factor'
import { type Binding, bind, bindRaw } from '../../../http/bind.ts'
import type { Services } from '../../../services.ts'
import { addApp } from './add-app.ts'
import { addPasskey } from './add-passkey.ts'
import { beginApp } from './begin-app.ts'
import { beginPasskey } from './begin-passkey.ts'
import { beginStepUp } from './begin-step-up.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readFactors } from './read-factors.ts'
import { removeFactor } from './remove-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { stepUp } from './step-up.ts'

export const secondFactorRoutes = (services: Services): Binding[] => [
  bindRaw(calls.finishSignIn, finishSignIn(services)),
  bind(calls.beginStepUp, beginStepUp(services)),
  bindRaw(calls.stepUp, stepUp(services)),
  bind(calls.readFactors, readFactors(services)),
  bind(calls.beginApp, beginApp(services)),
  bindRaw(calls.addApp, addApp(services)),
  bind(calls.beginPasskey, beginPasskey(services)),
  bind(calls.addPasskey, addPasskey(services)),
  bind(calls.removeFactor, removeFactor(services)),
  bind(calls.renewRecoveryCodes, renewRecoveryCodes(services)),
]

/** How often one address may try: an office shares one. */
export const secondFactorRateLimits = {
  finishSignIn: { max: 60, timeWindow: '1 minute' },
  stepUp: { max: 60, timeWindow: '1 minute' },
  addApp: { max: 60, timeWindow: '1 minute' },
} as const
