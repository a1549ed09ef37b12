// All registers of one owner, for an inspector; the owner sees who opened them.
import type * as calls from '@khyanalt/contract/staff-registers'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { presentItem, presentSheet } from './present-record.ts'
import { readRegisterRows } from './read-register.ts'
import { registerScopes } from './register-scopes.ts'
import { findOwner, listScopedIds } from './staff-records.sql.ts'

export const openOwnerRegisters =
  (services: Services): UseCase<typeof calls.openOwnerRegisters> =>
  async (tx, caller, { kind, id }) => {
    const found = await findOwner(tx, kind, id)
    const owner = kind === 'company' ? { userId: '', companyId: id } : { userId: id, companyId: null }
    const read = registerNames.map(async register => ({
      register,
      ...(await readRegisterRows(tx, owner, register, null)),
    }))
    const visible = new Set(await listScopedIds(tx, registerScopes(caller), owner))
    const rows = (await Promise.all(read)).map(({ register, sheet, items }) => ({
      register,
      sheet: sheet && visible.has(sheet.id) ? sheet : null,
      items: items.filter(({ id }) => visible.has(id)),
    }))
    // Who keeps no registers within the reach of whoever asks is no business of theirs.
    if (!found || rows.every(({ sheet, items }) => sheet === null && items.length === 0)) throw refuse('not_found')
    await rememberView(tx, services, caller, {
      what: 'register',
      requestNumber: null,
      ownerUserId: kind === 'person' ? id : null,
      ownerCompanyId: owner.companyId,
    })
    return {
      owner: { kind, id, ...found },
      registers: rows.map(({ register, sheet, items }) => ({
        register,
        sheet: sheet && presentSheet(sheet),
        items: items.map(presentItem),
      })),
    }
  }
