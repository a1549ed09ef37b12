import * as calls from '@khyanalt/contract/desk'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { closeCalendarFeed } from './close-calendar-feed.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { getDesk } from './get-desk.ts'
import { openCalendarFeed } from './open-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'

export const deskRoutes = (services: Services): Binding[] => [
  bind(calls.getDesk, getDesk(services)),
  bind(calls.getCalendarFeed, getCalendarFeed(services)),
  bind(calls.openCalendarFeed, openCalendarFeed(services)),
  bind(calls.closeCalendarFeed, closeCalendarFeed(services)),
  bindRaw(calls.readCalendarFeed, readCalendarFeed(services)),
]
