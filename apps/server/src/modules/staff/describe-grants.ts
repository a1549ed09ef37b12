// Roles with their limits in words, as administrators read them in a proposal.
import type { Bilingual } from '@khyanalt/domain/language'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { GivenGrant } from '@khyanalt/domain/staff-accounts'
import type { Tx } from '../../db/transaction.ts'
import { say } from '../proposals/say.ts'
import { listScopeNames } from './people.sql.ts'

export const describeGrants = async (tx: Tx, grants: readonly GivenGrant[]): Promise<Bilingual> => {
  if (grants.length === 0) return say('no_role')
  const { categories, organizations } = await listScopeNames(tx)
  const inLanguage = (language: 'mn' | 'en'): string =>
    grants
      .map(({ role, module, categoryId, organizationId }) => {
        const limits = [
          module && staffTexts[language][`module_${module}`],
          categoryId !== undefined && categories.get(categoryId)?.[language],
          organizationId !== undefined && organizations.get(organizationId)?.[language],
        ].filter(Boolean)
        const name = staffTexts[language][`role_${role}`]
        return limits.length === 0 ? name : `${name} (${limits.join(', ')})`
      })
      .join('; ')
  return { mn: inLanguage('mn'), en: inLanguage('en') }
}
