// Makes a round of what was sent, or refuses it with everything that is wrong.
import type { FoodObjectForm } from '@khyanalt/domain/food-object-form'
import { nameKey } from '@khyanalt/domain/search-key'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { holderInLists } from '../certificates/holder-name.ts'
import { demandRight } from '../senders/demand-right.ts'
import { findSender, type RegistryName } from './find-sender.ts'
import type { FoodContent } from './food-object-record.ts'
import { type FoodListing, type FoodNames, findUnit, readCustomer } from './food-objects.sql.ts'
import { judgeForm } from './judge-form.ts'

/** What is kept of a round, and what lists say of the object: as of any case, and as of a registration. */
export type PreparedRound = {
  readonly content: FoodContent
  readonly listing: FoodListing
  readonly registration: FoodNames
}

/** Checks a tidy form. `stored` is what the object held before; `locked` while who registers may not change. */
export const prepareRound = async (
  tx: Tx,
  caller: Session,
  typed: FoodObjectForm,
  {
    entry,
    today,
    stored = null,
    locked = false,
    owner = null,
  }: {
    readonly entry: RegistryName
    /** Today in the agency's zone. */
    readonly today: string
    readonly stored?: FoodObjectForm | null
    readonly locked?: boolean
    /** Who registered the object, when it is there already. */
    readonly owner?: { readonly userId: string; readonly companyId: string | null } | null
  },
): Promise<PreparedRound> => {
  const changed =
    stored !== null && (stored.sender_type !== typed.sender_type || stored.company_regnum !== typed.company_regnum)
  const sender =
    locked && stored
      ? {
          companyId: owner?.companyId ?? null,
          companyName: stored.company_name || null,
          problems: changed ? [{ path: 'sender_type', code: 'sender_locked' }] : [],
        }
      : await findSender(tx, caller, typed, entry)
  // The name belongs to the number: whoever types another one would act under a name that is not the company's.
  const form = sender.companyName === null ? typed : { ...typed, company_name: sender.companyName }
  const judged = await judgeForm(tx, form, { stored, today })
  const problems = [...judged.problems, ...sender.problems]
  if (problems.length > 0) throw refuse('food_object_incomplete', { problems })

  await demandRight(tx, caller, sender.companyId, 'send')
  const userId = owner?.userId ?? caller.userId
  const customer = await readCustomer(tx, userId)
  const { categories, places, address_str } = judged
  return {
    content: {
      form,
      categories,
      places,
      address_str,
      customer,
    },
    listing: {
      owner_user_id: userId,
      owner_company_id: sender.companyId,
      search_key: nameKey(
        [...(form.sender_type === 2 ? [form.company_name] : [customer.lastname, customer.name]), form.branch_name].join(
          ' ',
        ),
      ),
      organization_id: await findUnit(tx, form.address),
    },
    registration: {
      sender_type: form.sender_type ?? 1,
      object_name: form.branch_name,
      holder: holderInLists(customer, form.sender_type === 2 ? { name_mn: form.company_name } : null),
      address_code: form.address.at(-1) ?? '',
    },
  }
}

/** The year that a number of today carries. */
export const yearOf = (at: Date): number => Number(agencyDate(at).slice(0, 4))
