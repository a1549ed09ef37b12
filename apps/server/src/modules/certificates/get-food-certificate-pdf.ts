import type * as calls from '@khyanalt/contract/food-certificates'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findFoodVersion } from './food-certificates.sql.ts'
import { sendVersion } from './get-certificate-pdf.ts'

export const getFoodCertificatePdf =
  (services: Services): RawUseCase<typeof calls.getFoodCertificatePdf> =>
  async (place, _caller, { requestNumber, download }) => {
    const version = await inTransaction(place.db, tx => findFoodVersion(tx, requestNumber))
    if (!version) throw refuse('food_certificate_not_found')
    return sendVersion(services, place, version, { download: download === 'true', whole: false })
  }
