// What a certificate costs as a signed PDF, in processor time of the process that draws and of this one, which signs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CertificateContent } from '../../apps/server/src/modules/certificates/document-contents.ts'
import { openDocumentMaker } from '../../apps/server/src/modules/certificates/document-maker.ts'
import { openSigner } from '../../apps/server/src/modules/certificates/signing-key.ts'

const warming = 30
const drawn = 300

const content = (n: number): CertificateContent => ({
  csId: `7g4k2m9qx0c5v8t${String(n).padStart(5, '0')}`,
  refId: `02-26-${String(n).padStart(6, '0')}`,
  version: 1,
  service: { mn: 'Рентген аппарат ашиглах зөвшөөрөл', en: 'Licence to use an X-ray unit' },
  category: { mn: 'Цөмийн болон цацрагийн хяналт', en: 'Nuclear and radiation control' },
  organization: { mn: 'Улсын байцаагчийн алба', en: 'State inspection office' },
  holder: {
    kind: 'company',
    name: `Өргөө Үйлс ${n} ХХК`,
    nameEn: null,
    registerNumber: String(5_000_000 + n),
    address: null,
  },
  particulars: [],
  requestNumber: `R26${String(n).padStart(7, '0')}`,
  issuedOn: '2026-12-01',
  startsOn: '2026-12-01',
  endsOn: '2029-11-30',
  issuer: { name: 'Энхжаргал', position: 'Хэлтсийн дарга' },
})

/** Milliseconds of each of some hundred certificates, drawn and signed one after the other. */
export const drawPapers = async (): Promise<readonly number[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-papers-'))
  const signer = await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
  const maker = await openDocumentMaker({ signer, publicUrl: 'https://portal.test', processes: 1 })
  const costs: number[] = []
  for (let n = 0; n < warming + drawn; n++) {
    const [before, drawing] = [process.cpuUsage(), maker.processor()]
    await maker.certificate(content(n))
    const { user, system } = process.cpuUsage(before)
    if (n >= warming) costs.push((user + system) / 1000 + (maker.processor() - drawing) * 1000)
  }
  await maker.stop()
  rmSync(folder, { recursive: true, force: true })
  return costs
}
