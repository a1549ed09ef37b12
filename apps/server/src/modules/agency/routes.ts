import * as calls from '@khyanalt/contract/agency-settings'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { getAgency } from './get-agency.ts'
import { getAgencySettings } from './get-agency-settings.ts'
import { removeLogo } from './remove-logo.ts'
import { saveAgency } from './save-agency.ts'
import { showLogo } from './show-logo.ts'
import { uploadLogo } from './upload-logo.ts'

export const agencyRoutes = (services: Services): Binding[] => [
  bindShared(calls.getAgency, getAgency, services.kept),
  bindRaw(calls.showLogo, showLogo),
  bind(calls.getAgencySettings, getAgencySettings(services)),
  bind(calls.saveAgency, once(calls.saveAgency, services.clock, saveAgency(services))),
  bindRaw(calls.uploadLogo, uploadLogo(services)),
  bind(calls.removeLogo, once(calls.removeLogo, services.clock, removeLogo(services))),
]
