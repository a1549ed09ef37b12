import * as calls from '@khyanalt/contract/hand-over'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { handOverCases } from './hand-over-cases.ts'
import { previewHandOver } from './preview-hand-over.ts'

export const handOverRoutes = (services: Services): Binding[] => [
  bind(calls.previewHandOver, previewHandOver(services)),
  bind(calls.handOverCases, once(calls.handOverCases, services.clock, handOverCases(services))),
]
