import { getOpening, listOpenable, openServices, publishPosts, tryMail } from '@khyanalt/contract/opening'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { answerOpenable, setOpen, showOpening, showPosts } from './open-portal.ts'
import { sendTrial } from './try-mail.ts'

/** Mails that one person may try in an hour. */
export const openingRateLimits = { tryMail: { max: 10, timeWindow: '1 hour' } } as const

export const openingRoutes = (services: Services): Binding[] => [
  bind(getOpening, showOpening(services)),
  bind(listOpenable, answerOpenable(services)),
  bind(openServices, once(openServices, services.clock, setOpen(services))),
  bind(publishPosts, once(publishPosts, services.clock, showPosts(services))),
  bindRaw(tryMail, sendTrial(services)),
]
