import * as consoleCalls from '@khyanalt/contract/console'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readHome } from './read-home.ts'
import { searchConsole } from './search-console.ts'

export const consoleRoutes = (services: Services): Binding[] => [
  bindRaw(consoleCalls.searchConsole, searchConsole(services)),
  bind(consoleCalls.readHome, readHome(services)),
]
