// What the filters of the public list offer.
import type { listCertificateForms, listCertificateOrganizations } from '@khyanalt/contract/certificates'
import type { UseCase } from '../../http/bind.ts'
import { listCertifiedServices, listIssuingUnits } from './certificate-filters.sql.ts'

export const listOrganizations: UseCase<typeof listCertificateOrganizations> = async tx => ({
  data: (await listIssuingUnits(tx)).map(({ id, name_mn, name_en }) => ({ id, name: name_mn, name_en })),
})

export const listForms: UseCase<typeof listCertificateForms> = async tx => {
  const rows = await listCertifiedServices(tx)
  return {
    data: Object.fromEntries(rows.map(row => [String(row.id), row.name_mn])),
    data_en: Object.fromEntries(rows.map(row => [String(row.id), row.name_en])),
  }
}
