// Instruments whose certificate of calibration ends soon, for the warnings of the night.
import { paths } from '../../../../web/src/paths.ts'
import type { ExpirySource } from '../../expiry-source.ts'
import { listRecordEndings } from './endings.sql.ts'

export const calibrationEndings: ExpirySource['list'] = async (tx, span) =>
  (await listRecordEndings(tx, span)).map(row => ({
    id: row.id,
    endsOn: row.ends_on,
    people: [row.owner_user_id ?? row.creator].filter(id => id !== null),
    companyId: row.owner_company_id,
    params: { name: [row.answers.model, row.answers.serialnumber].filter(Boolean).join(', ') },
    url: paths.additionalRegister(row.register),
  }))
