// What others ask of the agency: who it is, and where its fees are paid to.
import type { AgencyFacts } from '@khyanalt/contract/agency-settings'
import { type Agency, type PaymentAccount, standardAgency } from '@khyanalt/domain/agency'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/transaction.ts'
import { type AgencyRow, findAgencyRow, findLogo } from './agency.sql.ts'

/** The agency as it says of itself; what holds for every agency until it has. */
export const readAgency = async (tx: Tx): Promise<Agency> => presentAgency(await findAgencyRow(tx))

/** The account that fees are paid to: the agency's own, else the one of the configuration, else none. */
export const readAccount = async (tx: Tx, { account }: Pick<Config, 'account'>): Promise<PaymentAccount | null> =>
  (await findAgencyRow(tx))?.account ?? account

/** The bytes of the agency's mark, or null where it has none. */
export const readLogo = async (tx: Tx): Promise<Buffer | null> => {
  const digest = (await findAgencyRow(tx))?.logo_digest
  return digest ? findLogo(tx, digest) : null
}

/** A stored row as everybody sees it. */
export const presentAgency = (row: AgencyRow | null): Agency =>
  row ? { ...row.facts, given: true, logo: row.logo_digest && logoAddress(row.logo_digest) } : standardAgency

/** Where the mark lies; another mark has another address. */
export const logoAddress = (digest: string): string => `/api/agency/logo/${digest}.png`

/** The facts of an agency as they are edited. */
export const factsOf = ({ given: _, logo: __, elsewhere, ...facts }: Agency): AgencyFacts => ({
  ...facts,
  elsewhere: [...elsewhere],
})
