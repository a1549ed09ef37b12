// The services that are ready to be opened.
import type * as calls from '@khyanalt/contract/opening'
import type { PostKind } from '@khyanalt/domain/post-kind'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAccount } from '../agency/read-agency.ts'
import { lacksOf } from './judge-service.ts'
import { listHeldRoles, listServicesToOpen, listShippedPosts } from './opening.sql.ts'

export const listOpenable =
  ({ config, clock }: Pick<Services, 'config' | 'clock'>): UseCase<typeof calls.listOpenable> =>
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
