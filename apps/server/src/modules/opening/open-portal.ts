// Administrators see how far the agency is ready, and open what it is ready for.
import type { getOpening, listOpenable, openServices, publishPosts } from '@khyanalt/contract/opening'
import type { PostKind } from '@khyanalt/domain/post-kind'
import { v7 as uuidv7 } from 'uuid'
import { readLastBackups } from '../../backup/backups.sql.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readAccount, readAgency } from '../agency/read-agency.ts'
import { lacksOf } from './judge-service.ts'
import {
  findPosts,
  listHeldRoles,
  listServicesToOpen,
  listShippedPosts,
  publishDrafts,
  readReadiness,
  setServiceOpen,
} from './opening.sql.ts'

const deciding = ['REVIEWER', 'APPROVER', 'FINANCE'] as const

export const showOpening =
  ({ clock, config }: Pick<Services, 'clock' | 'config'>): UseCase<typeof getOpening> =>
  async tx => {
    const ready = await readReadiness(tx, clock.now())
    const held = new Set((await listHeldRoles(tx)).map(({ role }) => role))
    const { last: backup } = await readLastBackups(tx)
    return {
      data: {
        agency: (await readAgency(tx)).given,
        administrators: ready.administrators,
        vacant: deciding.filter(role => !held.has(role)),
        account: (await readAccount(tx, config)) !== null,
        mailed_at: ready.mailed_at?.toISOString() ?? null,
        backup_at: backup?.finished_at.toISOString() ?? null,
        services: { open: ready.services_open, all: ready.services },
        posts: { open: ready.posts_open, all: ready.posts },
      },
    }
  }

export const answerOpenable =
  ({ config, clock }: Pick<Services, 'config' | 'clock'>): UseCase<typeof listOpenable> =>
  async tx => {
    const held = await listHeldRoles(tx)
    const hasAccount = (await readAccount(tx, config)) !== null
    const now = clock.now()
    return {
      services: (await listServicesToOpen(tx)).map(service => ({
        id: service.id,
        version: service.version,
        name: { mn: service.name_mn, en: service.name_en },
        category: { mn: service.category_mn, en: service.category_en },
        open: service.status === 1,
        lacks: lacksOf(service, held, hasAccount),
      })),
      posts: (await listShippedPosts(tx)).map(post => ({
        id: post.id,
        title: { mn: post.title_mn, en: post.title_en ?? '' },
        kind: post.kind as PostKind,
        published: post.published_at !== null && post.published_at <= now,
      })),
    }
  }

export const setOpen =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof openServices> =>
  async (tx, { userId }, { services }) => {
    const stored = new Map((await listServicesToOpen(tx)).map(service => [service.id, service]))
    // Whoever else opens several takes them in the same order, so that neither waits for the other for ever.
    for (const { id, version, open } of services.toSorted((a, b) => a.id - b.id)) {
      const service = stored.get(id)
      if (!service) throw refuse('service_not_found')
      if (open && service.current_version === null) throw refuse('wrong_state')
      if (!(await setServiceOpen(tx, { id, version, open, by: userId }))) {
        throw refuse('version_conflict', { current: { id, version: service.version } })
      }
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: userId,
        action: open ? 'open' : 'close',
        noun: 'service',
        noun_id: String(id),
        detail: { status: open ? 1 : 0 },
        at: clock.now(),
      })
    }
    const opened = services.filter(({ open }) => open).length
    return { opened, closed: services.length - opened }
  }

export const showPosts =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof publishPosts> =>
  async (tx, { userId }, { ids }) => {
    const wanted = [...new Set(ids)]
    if ((await findPosts(tx, wanted)).length !== wanted.length) throw refuse('post_not_found')
    const at = clock.now()
    const published = await publishDrafts(tx, wanted, at)
    for (const id of published) {
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: userId,
        action: 'publish',
        noun: 'post',
        noun_id: String(id),
        detail: {},
        at,
      })
    }
    return { published: published.length }
  }
