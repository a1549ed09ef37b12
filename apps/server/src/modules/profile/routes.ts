import { updateProfile } from '@khyanalt/contract/profile'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { changeProfile } from './update-profile.ts'

export const profileRoutes = (services: Services): Binding[] => [bind(updateProfile, changeProfile(services))]
