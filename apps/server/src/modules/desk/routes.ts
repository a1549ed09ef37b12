import {
  closeCalendarFeed,
  getCalendarFeed,
  getDesk,
  openCalendarFeed,
  readCalendarFeed,
} from '@khyanalt/contract/desk'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { answerFeed, closeFeed, openFeed, showFeed } from './calendar-feed.ts'
import { answerDesk } from './read-desk.ts'

export const deskRoutes = (services: Services): Binding[] => [
  bind(getDesk, answerDesk(services)),
  bind(getCalendarFeed, answerFeed(services)),
  bind(openCalendarFeed, openFeed(services)),
  bind(closeCalendarFeed, closeFeed(services)),
  bindRaw(readCalendarFeed, showFeed(services)),
]
