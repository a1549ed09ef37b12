import {
  createForeigner,
  createStaff,
  endPersonSessions,
  findPersonByNumber,
  listPeople,
  lockPerson,
  makePasswordLink,
  proposeFactorReset,
  readPerson,
  setGrants,
  unlockPerson,
  updateStaff,
} from '@khyanalt/contract/staff-people'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { changeStaff, giveGrants } from './change-account.ts'
import { makeForeigner, makeStaff } from './create-account.ts'
import { askForFactorReset, endTheirSessions, offerPassword } from './help-account.ts'
import { answerFound, answerPeople } from './list-people.ts'
import { letIn, lockOut } from './lock-account.ts'
import { openPerson } from './read-person.ts'

export const staffRoutes = (services: Services): Binding[] => [
  bind(listPeople, answerPeople),
  bind(findPersonByNumber, answerFound),
  bind(readPerson, openPerson(services)),
  bind(createStaff, makeStaff(services)),
  bind(createForeigner, makeForeigner(services)),
  bind(updateStaff, changeStaff(services)),
  bind(setGrants, giveGrants(services)),
  bind(lockPerson, lockOut(services)),
  bind(unlockPerson, letIn(services)),
  bind(makePasswordLink, offerPassword(services)),
  bind(proposeFactorReset, askForFactorReset(services)),
  bind(endPersonSessions, endTheirSessions(services)),
]
