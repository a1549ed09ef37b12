// How far the agency is ready to open its portal.
import type * as calls from '@khyanalt/contract/opening'
import { readLastBackups } from '../../backup/backups.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAccount, readAgency } from '../agency/read-agency.ts'
import { listHeldRoles, readReadiness } from './opening.sql.ts'

const deciding = ['REVIEWER', 'APPROVER', 'FINANCE'] as const

export const getOpening =
  ({ clock, config }: Pick<Services, 'clock' | 'config'>): UseCase<typeof calls.getOpening> =>
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
