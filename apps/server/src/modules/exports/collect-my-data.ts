// What the portal holds of a person, as he or she reads it on the screens; what is an organisation's stays with it.
import { listDataViews as viewsCall } from '@khyanalt/contract/data-views'
import { listInvoices as invoicesCall } from '@khyanalt/contract/invoices'
import { listMyCertificates as certificatesCall } from '@khyanalt/contract/own-certificates'
import { listMyRequests as requestsCall } from '@khyanalt/contract/request-lists'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { listSessions } from '../auth/list-sessions.ts'
import { me } from '../auth/me.ts'
import { listMyCertificates } from '../certificates/list-my-certificates.ts'
import { listOwnCompanies } from '../companies/list-own-companies.ts'
import { listDataViews } from '../data-views/list-data-views.ts'
import { listInvoices } from '../invoices/list-invoices.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { listMyRequests } from '../requests/list-my-requests.ts'
import { type Collected, collectExport, json } from './collect-export.ts'

/** So many rows of a kind are taken along; whoever has more is an office, not a person. */
const most = 1000
const pageSize = 100

/** Everything about a person, and the files of the own requests to stream beside it. */
export const collectMyData = async (tx: Tx, services: Services, session: Session): Promise<Collected> => {
  const requests = await allOf(page =>
    listMyRequests(services)(tx, session, requestsCall.input.parse({ page, results: pageSize })),
  )
  const certificates = await allOf(page =>
    listMyCertificates(services)(tx, session, certificatesCall.input.parse({ page, results: pageSize })),
  )
  const views = await allOf(page => listDataViews(tx, session, viewsCall.input.parse({ page, results: pageSize })))
  const invoices = []
  for (const type of ['unpaid', 'paid'] as const) {
    invoices.push(
      ...(await allOf(page =>
        listInvoices(services)(tx, session, invoicesCall.input.parse({ type, page, pagesize: pageSize })),
      )),
    )
  }
  const parts: Collected[] = []
  for (const { request_number } of requests) {
    const file = await openCaseFile(
      tx,
      request_number,
      'applicant',
      request => request.owner_user_id === session.userId && request.owner_company_id === null,
    )
    if (file) parts.push(below(`requests/${request_number}`, await collectExport(tx, file)))
  }
  return {
    written: [
      { path: 'README.txt', bytes: Buffer.from(readMe, 'utf8') },
      json('profile.json', (await me(tx, session, {})).user),
      json('organizations.json', await listOwnCompanies(tx, session, {})),
      json('requests.json', requests),
      json('certificates.json', certificates),
      json('invoices.json', invoices),
      json('notifications.json', (await listNotifications(tx, session, {})).data),
      json('sessions.json', (await listSessions(services)(tx, session, {})).data),
      json('seen-by.json', views),
      ...parts.flatMap(({ written }) => written),
    ],
    stored: parts.flatMap(({ stored }) => stored),
  }
}

/** All rows of a list that is answered page by page. */
const allOf = async <Row>(
  ask: (page: number) => Promise<{ readonly data: { readonly data: readonly Row[]; readonly total: number } }>,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; rows.length < most; page++) {
    const { data } = (await ask(page)).data
    rows.push(...data)
    if (data.length < pageSize) break
  }
  return rows.slice(0, most)
}

const below = (folder: string, { written, stored }: Collected): Collected => ({
  written: written.map(part => ({ ...part, path: `${folder}/${part.path}` })),
  stored: stored.map(part => ({ ...part, path: `${folder}/${part.path}` })),
})

const readMe = `Порталд байгаа таны мэдээлэл

profile.json        таны бүртгэл, холбоо барих мэдээлэл
organizations.json  таны байгууллагууд
requests.json       хүсэлтийн жагсаалт; requests/ хавтаст хүсэлт бүрийн бүрэн хуулбар
certificates.json   гэрчилгээ
invoices.json       нэхэмжлэх
notifications.json  сүүлийн мэдэгдэл
sessions.json       нэвтэрсэн төхөөрөмж
seen-by.json        таны мэдээллийг үзсэн албан хаагч
manifest.json       файл бүрийн хэмжээ, SHA-256; manifest.json.p7s нь байгууллагын цахим гарын үсэг

Everything that the portal holds of you. Requests of organisations are downloaded one by one from their pages.
`
