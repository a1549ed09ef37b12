import * as calls from '@khyanalt/contract/staff-people'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { createForeigner } from './create-foreigner.ts'
import { createStaff } from './create-staff.ts'
import { endPersonSessions } from './end-person-sessions.ts'
import { findPersonByNumber } from './find-person-by-number.ts'
import { listPeople } from './list-people.ts'
import { lockPerson } from './lock-person.ts'
import { makePasswordLink } from './make-password-link.ts'
import { proposeFactorReset } from './propose-factor-reset.ts'
import { readPerson } from './read-person.ts'
import { setGrants } from './set-grants.ts'
import { unlockPerson } from './unlock-person.ts'
import { updateStaff } from './update-staff.ts'

export const staffRoutes = (services: Services): Binding[] => [
  bind(calls.listPeople, listPeople),
  bind(calls.findPersonByNumber, findPersonByNumber),
  bind(calls.readPerson, readPerson(services)),
  bind(calls.createStaff, createStaff(services)),
  bind(calls.createForeigner, createForeigner(services)),
  bind(calls.updateStaff, updateStaff(services)),
  bind(calls.setGrants, setGrants(services)),
  bind(calls.lockPerson, lockPerson(services)),
  bind(calls.unlockPerson, unlockPerson(services)),
  bind(calls.makePasswordLink, makePasswordLink(services)),
  bind(calls.proposeFactorReset, proposeFactorReset(services)),
  bind(calls.endPersonSessions, endPersonSessions(services)),
]
