// Deposits and minerals to choose from: reference lists that the agency keeps.
import type { Option } from '@khyanalt/contract/lists'
import type { FeeChoices } from '@khyanalt/domain/fee-report/labels'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Tx } from '../../db/transaction.ts'
import { readLibrary, readPlaces } from '../lists/read-list.ts'

/** The list of deposits; `data.aimag` is the code of the province each lies in. */
export const depositList = 'fee/deposits'
/** What may be mined beside the mineral that pays. */
export const secondMineralList = 'fee/second-minerals'

export type Deposit = Option & { readonly aimag: string }

/** Every deposit, also those that are offered no more: earlier reports name them. */
export const readDeposits = async (tx: Tx): Promise<readonly Deposit[]> =>
  (await readLibrary(tx, depositList)).map(option => ({ ...option, aimag: option.data?.aimag ?? '' }))

export const readSecondMinerals = (tx: Tx): Promise<readonly Option[]> => readLibrary(tx, secondMineralList)

/** What codes of a report are called. */
export const readFeeChoices = async (tx: Tx): Promise<FeeChoices> => ({
  deposits: await readDeposits(tx),
  secondMinerals: await readSecondMinerals(tx),
})

/** The names of provinces by their codes. */
export const readAimags = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> => {
  const names = new Map<string, Bilingual>()
  for (const code of new Set(codes)) {
    const [place] = await readPlaces(tx, [code])
    names.set(code, place?.label ?? { mn: code, en: code })
  }
  return names
}
