import * as calls from '@khyanalt/contract/absences'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { endAbsence } from './end-absence.ts'
import { listAbsences } from './list-absences.ts'
import { saveAbsence } from './save-absence.ts'

export const absenceRoutes = (services: Services): Binding[] => [
  bind(calls.listAbsences, listAbsences(services)),
  bind(calls.saveAbsence, once(calls.saveAbsence, services.clock, saveAbsence(services))),
  bind(calls.endAbsence, endAbsence(services)),
]
