// Certificates that end soon, for the warnings of the night.
import { paths } from '../../../../web/src/paths.ts'
import type { ExpirySource } from '../../expiry-source.ts'
import { listEndingRows } from './endings.sql.ts'

export const certificateEndings: ExpirySource['list'] = async (tx, span) =>
  (await listEndingRows(tx, span)).map(row => ({
    id: row.id,
    endsOn: row.ends_on,
    people: [row.owner_user_id],
    companyId: row.owner_company_id,
    params: { number: row.ref_id, service: { mn: row.name_mn, en: row.name_en } },
    url: row.renewable && row.status === 1 ? paths.renewal(row.slug, row.id) : paths.ownCertificate(row.cs_id),
  }))
