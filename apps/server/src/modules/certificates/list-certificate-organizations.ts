// The organisations that the public list of certificates can be filtered by.
import type * as calls from '@khyanalt/contract/certificates'
import type { UseCase } from '../../http/bind.ts'
import { listIssuingUnits } from './certificate-filters.sql.ts'

export const listCertificateOrganizations: UseCase<typeof calls.listCertificateOrganizations> = async tx => ({
  data: (await listIssuingUnits(tx)).map(({ id, name_mn, name_en }) => ({ id, name: name_mn, name_en })),
})
