import * as calls from '@khyanalt/contract/own-texts'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { listOwnTextVersions } from './list-own-text-versions.ts'
import { listOwnTexts } from './list-own-texts.ts'
import { saveOwnText } from './save-own-text.ts'

export const ownTextRoutes = (services: Services): Binding[] => [
  bind(calls.listOwnTexts, listOwnTexts),
  bind(calls.listOwnTextVersions, listOwnTextVersions),
  bind(calls.saveOwnText, once(calls.saveOwnText, services.clock, saveOwnText(services))),
]
