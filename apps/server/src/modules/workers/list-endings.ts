// Employees whose training ends soon, for the warnings of the night.
import { paths } from '../../../../web/src/paths.ts'
import type { ExpirySource } from '../../expiry-source.ts'
import { listTrainingEndings } from './endings.sql.ts'

export const trainingEndings: ExpirySource['list'] = async (tx, span) =>
  (await listTrainingEndings(tx, span)).map(row => ({
    id: row.id,
    endsOn: row.ends_on,
    people: [row.owner_user_id ?? row.creator].filter(id => id !== null),
    companyId: row.owner_company_id,
    params: { name: `${row.lastname} ${row.firstname}` },
    url: row.owner_company_id === null ? paths.employees : paths.employee(row.owner_company_id, row.id),
  }))
