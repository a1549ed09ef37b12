// Every public screen as the server sends it: under which address, with which status, and what must stand there.
import { calls } from '@khyanalt/contract/calls'
import { listCertificates } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { appPrivacy } from '@khyanalt/domain/statements/app-privacy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../apps/server/seeds/demo/people.ts'
import { inTransaction } from '../apps/server/src/db/transaction.ts'
import { recordFoodCertificate } from '../apps/server/src/modules/certificates/record-food-certificate.ts'
import { issueSample } from '../apps/server/test/builders.ts'
import { foodSamples } from '../apps/server/test/food-samples.ts'
import { openTestApp, type TestApp } from '../apps/server/test/test-app.ts'
import { formatDay } from '../apps/web/src/language/format.ts'
import { buildWeb } from './web-build.ts'

let test: TestApp
let csId: string
const foodNumber = 'F260000901'
beforeAll(async () => {
  await buildWeb()
  test = await openTestApp({ web: true })
  csId = (await issueSample(test, { company: 'Оргил Эмнэлэг ХХК' })).csId
  const { head } = demoStaff
  await inTransaction(test.app.services.db, tx =>
    recordFoodCertificate(tx, test.app.services, {
      ...foodSamples.hospitalCanteen,
      requestNumber: foodNumber,
      state: 'registered',
      organizationId: 1,
      issuedBy: { userId: head.id, name: head.name, position: head.position },
    }),
  )
}, 300_000)
afterAll(() => test.close())

const get = (url: string) => test.app.http.inject({ method: 'GET', url })
const inside = (page: string, tag: string): string => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page)?.[0] ?? ''
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const links = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address = '']) => address)

type Screen = {
  /** Under which address. */
  readonly at: string
  /** The first heading. */
  readonly heading: string
  /** What must be read in the body of the page. */
  readonly says?: readonly string[]
  /** Where its links lead, among other places. */
  readonly leadsTo?: readonly string[]
  /** What the markup holds, such as fields of a form. */
  readonly holds?: readonly (string | RegExp)[]
  readonly status?: number
}

const serviceFacts = [
  'Рентген аппарат ашиглах зөвшөөрөл',
  'Licence to use an X-ray unit',
  'Үйлчлүүлэгчийн төрөл',
  'Хугацаа',
]
const homeScreen = {
  heading: 'Мэргэжлийн хяналтын',
  says: ['үйлчилгээ', 'Цацрагийн хамгаалалт'],
  leadsTo: ['/services?category=1', '/service/fsi', '/dashboard/amnat', '/posts'],
}
const contact = ['1800-1286', 'info@khyanalt.test']

const screens: Readonly<Record<string, Screen>> = {
  '[REQ-HOME-01] [REQ-HOME-03] [REQ-HOME-05] /': { at: '/', ...homeScreen },
  '[REQ-HOME-01] /home': { at: '/home', ...homeScreen },
  '[REQ-CAT-01] [REQ-CAT-06] /services': {
    at: '/services',
    heading: 'Үйлчилгээ',
    leadsTo: ['/services?category=14', '/services/get/fsi', '/services/get/x-ray-licence', '/services/1002'],
  },
  '[REQ-CAT-07] /services/{id}': {
    at: '/services/1001',
    heading: 'Тусгай зөвшөөрөл',
    leadsTo: ['/services', '/dashboard/services/request/101'],
  },
  '/services/{id} of a category without services': {
    at: '/services/124001',
    heading: 'Ийм ангилал алга байна',
    status: 404,
  },
  '[CON-044] /services/info/{id}': { at: '/services/info/101', heading: serviceFacts[0] ?? '', says: serviceFacts },
  '[CON-044] /services/id/{id}': { at: '/services/id/101', heading: serviceFacts[0] ?? '', says: serviceFacts },
  '[REQ-SVC-01] [REQ-SVC-02] /services/get/{slug}': {
    at: '/services/get/x-ray-licence',
    heading: serviceFacts[0] ?? '',
    says: [
      ...serviceFacts,
      'Төлбөр',
      'Бүрдүүлэх баримт бичиг',
      'Үйл ажиллагааны дараалал',
      'Хууль, эрх зүй',
      'Үйлчилгээ авах',
    ],
    leadsTo: ['/services'],
    holds: [/role="tablist"/],
  },
  '[REQ-SVC-03] /services/get/{slug} that cannot be loaded': {
    at: '/services/get/nothing',
    heading: 'Үйлчилгээ олдсонгүй эсвэл идэвхгүй байна',
    status: 404,
  },
  '[REQ-FSI-01] /services/get/fsi': {
    at: '/services/get/fsi',
    heading: 'Хүнсний салбарын аж ахуй эрхлэгчийн бүртгэл',
    says: ['Эрх зүйн үндэслэл', 'Үйл ажиллагааны дараалал', 'Иргэн, Байгууллага', 'Шууд эсвэл 30 хоног', 'Үнэгүй'],
    leadsTo: ['/service/fsi', '/services'],
  },
  '[CON-044] [REQ-NAV-10] /licenses/': {
    at: '/licenses/',
    heading: 'Тусгай зөвшөөрөл',
    says: ['Рентген аппарат ашиглах зөвшөөрөл'],
    leadsTo: ['/certificates', '/services/get/x-ray-licence'],
  },
  '[REQ-CERT-02] [REQ-CERT-12] [REQ-CERT-17] /certificates': {
    at: '/certificates',
    heading: 'Гэрчилгээ, мэдэгдэл',
    says: ['Хайх', 'Хүчинтэй', 'Хүчингүй', 'Оргил Эмнэлэг ХХК'],
    leadsTo: [`/certificates/fsi/info/${foodNumber}`],
    holds: [
      ...['cert_number', 'sender', 'status', 'category', 'organization', 'form'].map(name => `name="${name}"`),
      ...['issued_date', 'valid_from', 'valid_to'].map(name => `name="${name}"`),
      ...['02', '08', '45', '06', '22'].map(code => `<option value="${code}"`),
      '<option value="ACTIVE"',
      '<option value="INACTIVE"',
    ],
  },
  '[REQ-CERT-03] [REQ-CERT-14] /certificates narrowed, and Reset': {
    at: '/certificates?sender=&cert_number=&category=22&status=ACTIVE&form=',
    heading: 'Гэрчилгээ, мэдэгдэл',
    says: ['1 гэрчилгээ', foodNumber, 'Хүчинтэй', 'Цэвэрлэх'],
    holds: ['<option value="22" selected=""'],
  },
  '[REQ-PRIVATE-01] /certificates by the register number of a person': {
    at: `/certificates?sender=${encodeURIComponent('УБ85010112')}&cert_number=`,
    heading: 'Гэрчилгээ, мэдэгдэл',
    says: ['Мэдээлэл байхгүй байна', 'гэрчилгээний дугаарыг бүтнээр нь хамт оруулна уу'],
    holds: ['value="УБ85010112"'],
  },
  '[REQ-CERT-08] [REQ-CERT-15] /certificates/fsi/info/{id}': {
    at: `/certificates/fsi/info/${foodNumber}`,
    heading: foodNumber,
    says: ['Хүчинтэй', 'Баталгаажуулсан огноо', 'Оргил эмнэлгийн цайны газар', 'Нийтийн хоол'],
    leadsTo: ['/certificates'],
  },
  '[REQ-CERT-09] /certificates/fsi/info/{id} of nothing': {
    at: '/certificates/fsi/info/F269999999',
    heading: 'Лавлагаа олдсонгүй',
    says: ['Бүртгэлийн дугаар буруу эсвэл ийм лавлагаа олдсонгүй.'],
    leadsTo: ['/certificates'],
    status: 404,
  },
  '[REQ-CERT-07] /certificates/info/{id} of nothing': {
    at: '/certificates/info/nothing',
    heading: 'Гэрчилгээ олдсонгүй',
    says: ['Алдаа: гэрчилгээний дугаар буруу эсвэл гэрчилгээ олдсонгүй'],
    leadsTo: ['/certificates'],
    status: 404,
  },
  '[REQ-NAV-11] [REQ-CONST-05] /contact/': { at: '/contact/', heading: 'Холбоо барих', says: contact },
  '[REQ-NAV-12] /i-inspector/': {
    at: '/i-inspector/',
    heading: 'i-inspector аппликейшн',
    holds: [/href="https:\/\/play\.google\.com\//, /href="https:\/\/apps\.apple\.com\//],
    leadsTo: ['/i-inspector/privacy'],
  },
  '[REQ-NAV-12] /i-inspector/privacy': {
    at: '/i-inspector/privacy',
    heading: appPrivacy.mn.title,
    says: ['13 нас'],
  },
  '[REQ-POST-01] /posts': {
    at: '/posts',
    heading: 'Заавар, зөвлөгөө',
    holds: [/href="\/post\/read\/\d+"/],
    leadsTo: ['/posts?page=2'],
  },
  '[REQ-POST-02] /post/read/{id}': {
    at: '/post/read/5',
    heading: 'Нэхэмжлэх төлж, баримтаа хавсаргах',
    leadsTo: ['/posts'],
  },
  '[CON-044] /dashboard/services/detail/{id}': {
    at: '/dashboard/services/detail/101',
    heading: serviceFacts[0] ?? '',
    says: serviceFacts,
  },
  '[REQ-NAV-08] an unknown address': {
    at: '/no/such/page',
    heading: 'Хуудас олдсонгүй',
    leadsTo: ['/'],
    status: 404,
  },
}

describe('a public screen', () => {
  it.each(Object.entries(screens))(
    '%s',
    async (_, { at, heading, says = [], leadsTo = [], holds = [], status = 200 }) => {
      const reply = await get(at)
      expect(reply.statusCode).toBe(status)
      const main = inside(reply.payload, 'main')
      expect(words(inside(main, 'h1'))).toContain(heading)
      expect(main.match(/<h1/g)).toHaveLength(1)
      for (const text of says) expect(words(main)).toContain(text)
      for (const address of leadsTo) expect(links(main)).toContain(address)
      for (const part of holds)
        expect(main).toMatch(part instanceof RegExp ? part : new RegExp(part.replace(/[?()]/g, '\\$&')))
      // The frame is the same everywhere: the way through the portal, and whom to call (REQ-NAV-01, 02, 10).
      const frame = reply.payload.replace(main, '')
      for (const address of ['/', '/services', '/certificates', '/posts']) expect(links(frame)).toContain(address)
      expect(words(inside(reply.payload, 'footer'))).toContain('1800-1286')
      expect(reply.payload).toMatch(/<title>[^<]+<\/title>/)
    },
  )

  it('[REQ-PROD-19] [REQ-CERT-05] [REQ-CERT-06] /certificates/info/{id} shows number, service, days, status, the PDF and the way back; rows lead to it', async () => {
    const { data } = await test.call(null, listCertificates, { cert_number: '' })
    const row = data.data.find(({ cs_id }) => cs_id === csId)
    // Drawn by the job, or now.
    const pdf = await get(`/api/certificates/pdf/${csId}`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const main = inside((await get(`/certificates/info/${csId}`)).payload, 'main')
    for (const text of [
      row?.ref_id ?? '-',
      'Рентген аппарат ашиглах',
      `${certificateTexts.mn.issued} ${formatDay(row?.cdate ?? '')}`,
      '2026-01-01',
      '2099-12-31',
      'Хүчинтэй',
      'PDF татах',
    ]) {
      expect(words(main)).toContain(text)
    }
    expect(links(main)).toEqual(
      expect.arrayContaining(['/certificates', `/api/certificates/pdf/${csId}?download=true`]),
    )
    // Its frame in the page is drawn by the browser, and leads to the same file.
    expect(links(main)).toContain(`/api/certificates/pdf/${csId}`)
    const list = (await get('/certificates')).payload
    const rows = new Map(
      [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, number]) => [number, to] as const),
    )
    expect(rows.get(row?.ref_id)).toBe(`/certificates/info/${csId}`)
    expect(rows.get(foodNumber)).toBe(`/certificates/fsi/info/${foodNumber}`)
  })

  it('[REQ-AUTH-18] /services/old/{id} leads to the service', async () => {
    const old = await get('/services/old/101')
    expect([old.statusCode, old.headers.location]).toEqual([302, '/services/get/x-ray-licence'])
  })

  it('test pages and signed-in areas open in the browser', async () => {
    for (const url of ['/test', '/layout1', '/layout2', '/service/fsi']) {
      const reply = await get(url)
      expect([reply.statusCode, words(reply.payload).includes('1800-1286')], url).toEqual([200, true])
    }
  })

  it('[REQ-CAT-05] a folder or category without services says so', async () => {
    const empty = { parent_id: 24, name_mn: 'Хоосон', name_en: 'Empty', sort: 99 }
    await inTransaction(test.app.services.db, tx =>
      tx
        .insertInto('categories')
        .values([
          { ...empty, id: 2498, folder: false },
          { ...empty, id: 2499, folder: true },
        ])
        .execute(),
    )
    const says = async (id: number) =>
      words(inside((await get(`/services/${id}`)).payload, 'main')).includes('Одоогоор үйлчилгээ байхгүй байна')
    expect(await Promise.all([2498, 2499, 1].map(says))).toEqual([true, true, false])
  })

  it('[REQ-SVC-04] [REQ-SVC-05] [REQ-SVC-06] prints a fee by bands in tugrik, the last one without an upper bound', async () => {
    const price = [
      {
        label: { mn: 'Хүчин чадал', en: 'Capacity' },
        options: [
          { min: 1, max: 500, price: '1250000' },
          { min: 501, max: 1_000_000, price: '0' },
        ],
      },
    ]
    await inTransaction(test.app.services.db, async tx => {
      const { details } = await tx
        .selectFrom('services')
        .select('details')
        .where('slug', '=', 'elevator-permit')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('services')
        .set({ details: JSON.stringify({ ...(details as object), price }) })
        .where('slug', '=', 'elevator-permit')
        .execute()
    })
    const main = words(inside((await get('/services/get/elevator-permit')).payload, 'main'))
    for (const text of ['Хүчин чадал', '1–500', '500-аас дээш', 'Үнэгүй']) expect(main).toContain(text)
    expect(main).toMatch(/1[ , ]250[ , ]000\s?₮|₮\s?1[ , ]250[ , ]000/)
    expect(words((await get('/services/get/elevator-permit?lang=en')).payload)).toContain('500 and above')
  })
})

describe('wrong dates in the search of certificates', () => {
  it.each([
    ['issued_date=2026-13-01', 'Огноог бүтнээр нь бичнэ үү'],
    ['valid_from=2026-05', 'Огноог бүтнээр нь бичнэ үү'],
    ['valid_from=2026-05-02&valid_to=2026-05-01', 'Төгсгөлийн огноо эхлэлийн огнооноос өмнө байж болохгүй'],
  ])('%s are told beside the field, which keeps what was typed', async (query, message) => {
    const reply = await get(`/certificates?${query}`)
    expect(reply.statusCode).toBe(200)
    expect(words(reply.payload)).toContain(message)
    for (const value of query.matchAll(/=([^&]+)/g)) expect(reply.payload).toContain(`value="${value[1]}"`)
  })

  it('searches with one end of the span left open', async () => {
    expect(words((await get('/certificates?valid_from=2098-01-01')).payload)).toContain('Оргил Эмнэлэг ХХК')
    expect(words((await get('/certificates?valid_to=2020-01-01')).payload)).not.toContain('Оргил Эмнэлэг ХХК')
  })
})

// What people with bad intentions, and broken clients, put where a text or number is expected.
const evil = [
  "' or '1'='1' --",
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  '_%\\',
  '../../etc/passwd',
  '$(id)',
  '{"$gt":""}',
  '9'.repeat(40),
  '-1',
  'NaN',
  'я'.repeat(5_000),
]

describe('bad input', () => {
  const open = calls.filter(call => call.access === 'public' && call.transport !== 'upload' && call.method === 'GET')

  it.each(open.map(call => [call.name, call] as const))(
    'to %s is answered clearly and never with an error of the server',
    async (_, call) => {
      const shape = call.input as { readonly shape?: Readonly<Record<string, unknown>> }
      const fields = Object.keys(shape.shape ?? {})
      for (const field of fields.length > 0 ? fields : ['x']) {
        for (const value of evil) {
          const given = { ...Object.fromEntries(fields.map(name => [name, '1'])), [field]: value }
          const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
            encodeURIComponent(safe(String(given[name]))),
          )
          const query = new URLSearchParams(Object.entries(given).filter(([name]) => !call.path.includes(`{${name}}`)))
          const reply = await get(`/api${path}?${query}`)
          expect(reply.statusCode, `${call.name} ${field} ${JSON.stringify(value.slice(0, 40))}`).toBeLessThan(500)
          expect(reply.headers['content-type']).not.toContain('text/html')
        }
      }
    },
  )

  it('in the address of a page is never shown as markup and never breaks it', async () => {
    const addresses = (value: string) => [
      `/search?q=${value}`,
      `/certificates?sender=${value}&cert_number=${value}&form=${value}&organization=${value}&category=${value}&status=${value}`,
      `/certificates?valid_from=${value}&valid_to=${value}&issued_date=${value}&page=${value}`,
      `/certificates/info/${value}`,
      `/certificates/fsi/info/${value}`,
      `/services?category=${value}`,
      `/services/${value}`,
      `/services/get/${value}`,
      `/posts?page=${value}&search=${value}&kind=${value}`,
      `/post/read/${value}`,
      `/?lang=${value}`,
      `/${value}`,
    ]
    for (const value of evil) {
      for (const address of addresses(encodeURIComponent(safe(value)))) {
        const { statusCode, payload } = await get(address)
        expect(statusCode, address.slice(0, 90)).toBeLessThan(500)
        expect(payload, address.slice(0, 90)).not.toMatch(/<script>alert|<img src=x/)
      }
    }
  })
})

/** Half a surrogate has no place in an address. */
const safe = (value: string): string => value.toWellFormed()
