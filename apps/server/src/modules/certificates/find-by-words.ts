// Certificates and food-safety references for the search of the whole portal: by the beginning or end of a number, or of
// the holder's name.
import type { Findings } from '@khyanalt/contract/search'
import { nameKey } from '@khyanalt/domain/search-key'
import type { Tx } from '../../db/transaction.ts'
import { readFoodNumber, readNumber } from './certificate-number.ts'
import { findByHolderKey, findByNumber } from './certificate-search.sql.ts'
import { findFood } from './food-certificates.sql.ts'
import { statusOn } from './present-certificate.ts'
import { presentFoodRow } from './present-food-certificate.ts'

// Shorter names would show certificates to people who look for a service.
const shortestName = 4

export const findCertificatesByWords = async (
  tx: Tx,
  text: string,
  today: string,
  limit: number,
): Promise<Findings['certificates']> => {
  const number = readNumber(text)
  const foodNumber = readFoodNumber(text)
  const sound = nameKey(text)
  const key = !number && !foodNumber && sound.length >= shortestName ? sound : null
  const rows = number
    ? await findByNumber(tx, number, limit)
    : key === null
      ? []
      : await findByHolderKey(tx, key, limit)
  const references = await findFood(tx, { number: foodNumber, key }, limit)
  return [...rows.map(row => presentFound(row, today)), ...references.map(presentFoodRow)].slice(0, limit)
}

const presentFound = (row: Awaited<ReturnType<typeof findByHolderKey>>[number], today: string) => ({
  request_category: 'INSPECTION' as const,
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  form_name: row.service,
  holder: row.holder,
  status: statusOn(row, today),
})
