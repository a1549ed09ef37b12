import {
  getAgency,
  getAgencySettings,
  removeLogo,
  saveAgency,
  showLogo,
  uploadLogo,
} from '@khyanalt/contract/agency-settings'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { dropLogo, sendLogo, takeLogo } from './keep-logo.ts'
import { answerAgency } from './read-agency.ts'
import { keepAgency, openAgency } from './save-agency.ts'

export const agencyRoutes = (services: Services): Binding[] => [
  bindShared(getAgency, answerAgency, services.kept),
  bindRaw(showLogo, sendLogo),
  bind(getAgencySettings, openAgency(services)),
  bind(saveAgency, once(saveAgency, services.clock, keepAgency(services))),
  bindRaw(uploadLogo, takeLogo(services)),
  bind(removeLogo, once(removeLogo, services.clock, dropLogo(services))),
]
