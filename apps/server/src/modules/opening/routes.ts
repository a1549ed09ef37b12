import * as calls from '@khyanalt/contract/opening'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { getOpening } from './get-opening.ts'
import { listOpenable } from './list-openable.ts'
import { openServices } from './open-services.ts'
import { publishPosts } from './publish-posts.ts'
import { tryMail } from './try-mail.ts'

/** Mails that one person may try in an hour. */
export const openingRateLimits = { tryMail: { max: 10, timeWindow: '1 hour' } } as const

export const openingRoutes = (services: Services): Binding[] => [
  bind(calls.getOpening, getOpening(services)),
  bind(calls.listOpenable, listOpenable(services)),
  bind(calls.openServices, once(calls.openServices, services.clock, openServices(services))),
  bind(calls.publishPosts, once(calls.publishPosts, services.clock, publishPosts(services))),
  bindRaw(calls.tryMail, tryMail(services)),
]
