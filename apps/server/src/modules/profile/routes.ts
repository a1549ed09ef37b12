import * as calls from '@khyanalt/contract/profile'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { chooseBehalf } from './choose-behalf.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = (services: Services): Binding[] => [
  bind(calls.updateProfile, updateProfile(services)),
  bind(calls.chooseBehalf, chooseBehalf),
]
