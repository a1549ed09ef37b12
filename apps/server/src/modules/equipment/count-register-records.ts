import type * as calls from '@khyanalt/contract/staff-registers'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { aimagNames } from './list-records.ts'
import { registerScopes } from './register-scopes.ts'
import { countByAimag } from './staff-records.sql.ts'

export const countRegisterRecords =
  ({ clock }: Services): UseCase<typeof calls.countRegisterRecords> =>
  async (tx, caller) => {
    const names = await aimagNames(tx)
    const counted = await countByAimag(tx, registerScopes(caller), agencyDate(clock.now()))
    const byPlace = Map.groupBy(counted, row => (names.has(row.aimag ?? '') ? row.aimag : null))
    const data = [...byPlace].map(([code, rows]) => {
      const counts: Partial<Record<RegisterName, number>> = {}
      for (const { register, count } of rows) {
        counts[register as RegisterName] = (counts[register as RegisterName] ?? 0) + count
      }
      const name = names.get(code ?? '')
      return {
        aimag: code !== null && name ? { code, name } : null,
        counts,
        ended: rows.reduce((sum, { ended }) => sum + ended, 0),
      }
    })
    const sum = ({ counts }: (typeof data)[number]) => Object.values(counts).reduce((all, count) => all + count, 0)
    return { data: data.sort((a, b) => sum(b) - sum(a)) }
  }
