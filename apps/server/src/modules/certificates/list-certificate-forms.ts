// The services that the public list of certificates can be filtered by.
import type * as calls from '@khyanalt/contract/certificates'
import type { UseCase } from '../../http/bind.ts'
import { listCertifiedServices } from './certificate-filters.sql.ts'

export const listCertificateForms: UseCase<typeof calls.listCertificateForms> = async tx => {
  const rows = await listCertifiedServices(tx)
  return {
    data: Object.fromEntries(rows.map(row => [String(row.id), row.name_mn])),
    data_en: Object.fromEntries(rows.map(row => [String(row.id), row.name_en])),
  }
}
