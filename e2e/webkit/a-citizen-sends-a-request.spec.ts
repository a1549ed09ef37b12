import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { writeSample } from './files.ts'
import { signInByNumber, test } from './portal.ts'

const words = { ...requestTexts.mn, ...requestViewTexts.mn }

test('[REQ-BROWSER-11] a citizen fills the five steps of a form and sends it in WebKit', async ({ webkit: screen }) => {
  const next = async (heading: string | RegExp) => {
    await screen.press(await screen.role('button', words.next))
    await screen.role('heading', heading)
  }
  const type = async (label: string, content: string) => screen.type(await screen.field(label), content)
  const choose = async (label: string, option: string) => screen.choose(await screen.field(label), option)
  const tick = async (role: 'radio' | 'checkbox', name: string | RegExp, group?: string) =>
    screen.tick(await screen.role(role, name, group ? await screen.role('group', group) : undefined))

  await signInByNumber(screen, 'citizen')
  await screen.go('/services/get/x-ray-licence')
  await screen.press(await screen.role('button', catalogueTexts.mn.take))
  await screen.press(await screen.buttonInDialog(catalogueTexts.mn.create))
  await screen.role('heading', 'Хүсэлт гаргагч')
  const number = (await screen.url()).slice(-10)

  // What is missing is named, and has the focus.
  await screen.wait('the first step', async () => (await screen.has('combobox', /хүлээн авах нэгж/)) || null)
  await screen.press(await screen.role('button', words.next))
  await screen.text(/зүйлийг засна уу/)
  await tick('radio', words.senderPerson)
  await choose(words.organization, 'Төв газар')
  await type('Холбоо барих утас', '99112233')
  await type('И-мэйл хаяг', 'bat-erdene@khyanalt.test')
  const address = await screen.role('group', 'Аппарат байрлах хаяг')
  await screen.choose(await screen.role('combobox', /аймаг|нийслэл/i, address), 'Улаанбаатар')
  await screen.choose(await screen.role('combobox', /сум|дүүрэг/i, address), 'Сүхбаатар дүүрэг')
  await type('Хороо, гудамж, байр, тоот', '1-р хороо, Бага тойруу, 5-р байр')
  await next(/Рентген аппарат/)

  await choose('Аппаратын төрөл', 'Шүдний рентген аппарат')
  await type('Загвар, марк', 'Ray-60')
  await type('Серийн дугаар', 'SN-WEBKIT-1')
  await type('Үйлдвэрлэгч', 'Morita')
  await choose('Үйлдвэрлэсэн улс', 'Япон')
  await type('Үйлдвэрлэсэн он', '2024')
  await type('Суурилуулсан огноо', '2025-03-01')
  await type('Хамгийн их хүчдэл (кВ)', '70')
  await tick('radio', 'Шинэ')
  await next(/Хамгаалалт, ажилтнууд/)

  await tick('radio', /Тийм/, 'Тусгай хамгаалалттай өрөөтэй юу?')
  await type('Өрөөний талбай (м²)', '12')
  await tick('checkbox', 'Хамгаалалтын хормогч')
  await tick('radio', /Тийм/, 'Ажилтнууд хувийн дозиметртэй юу?')
  await type('Дозиметр уншуулдаг лаборатори', 'Цацрагийн хяналтын лаборатори')
  await screen.press(await screen.role('button', /Ажилтан нэмэх/))
  await type('Овог, нэр', 'Б. Болд')
  await type('Албан тушаал', 'Шүдний эмч')
  await next(/Хавсралт/)

  await screen.attachAt('Аппаратын техникийн паспорт', writeSample('passport.pdf', smallPdf('passport.pdf')))
  await screen.role('button', /passport\.pdf/)
  await tick('checkbox', /үнэн зөв/)
  await next(words.check)
  await screen.press(await screen.role('button', words.submit))
  await screen.press(await screen.buttonInDialog(words.submit))
  await screen.wait('the page after sending', async () => (await screen.url()).endsWith(`/sent/${number}`))
  await screen.text(words.sent)
  expect(await screen.faults()).toEqual([])
})
