// What people type into the search, and the service that must stand among the first three.
import { searchPortal } from '@khyanalt/contract/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const typed: Readonly<Record<string, readonly string[]>> = {
  'x-ray-licence': ['рентген', 'рентген зөвшөөрөл', 'rentgen', 'x-ray', 'xray licence', 'рентгэн аппарат', 'ренген'],
  'dental-x-ray-registration': ['шүдний рентген', 'shudnii rentgen', 'dental x-ray', 'шүд'],
  'radiation-worker-registration': ['цацрагийн ажилтан', 'tsatsragiin ajiltan', 'radiation worker'],
  'radiation-source-import': ['цацрагийн үүсгүүр импорт', 'import radiation source'],
  'radiation-source-transport': ['цацраг идэвхт тээвэр', 'transport radioactive'],
  'radiation-source-disposal': ['цацрагийн үүсгүүр ашиглалтаас гаргах'],
  'blasting-permit': ['тэсэлгээ', 'teselgee', 'тэсэлгээний ажил', 'blasting', 'тэслгээ'],
  'blaster-certificate': ['тэсэлгээчин', 'blaster', 'тэсэлгээчний үнэмлэх'],
  'explosives-purchase': ['тэсрэх бодис худалдан авах', 'buy explosives'],
  'explosives-transport': ['тэсрэх бодис тээвэр', 'explosives transport'],
  'explosives-storage': ['тэсрэх бодисын агуулах', 'agulah'],
  'food-import-conclusion': ['импортын хүнс', 'importiin huns', 'imported food', 'хүнс импорт'],
  'food-export-certificate': ['хүнс экспорт', 'export food', 'eksport'],
  'food-additive-registration': ['хүнсний нэмэлт', 'food additive', 'hunsnii nemelt', 'hvnsnii nemelt'],
  'food-analysis': ['хүнсний шинжилгээ', 'food analysis'],
  'plant-quarantine-permit': ['хорио цээр', 'horio tseer', 'quarantine', 'ургамлын хорио цээр'],
  'veterinary-import-permit': ['мал эмнэлэг', 'veterinary', 'mal emneleg'],
  'water-analysis': ['усны шинжилгээ', 'water analysis', 'us shinjilgee'],
  'water-source-conclusion': ['усан хангамж', 'water source', 'худаг'],
  'elevator-permit': ['лифт', 'lift', 'elevator', 'лифтний зөвшөөрөл'],
  'lifting-equipment-registration': ['кран', 'өргөх байгууламж', 'lifting equipment', 'orgoh baiguulamj'],
  'pressure-vessel-registration': ['даралтат сав', 'daraltat sav', 'pressure vessel', 'boiler', 'зуух'],
  'construction-safety-conclusion': ['барилгын аюулгүй байдал', 'construction safety'],
  'accident-report': ['үйлдвэрлэлийн осол', 'осол', 'accident', 'osol'],
  'workplace-assessment': ['ажлын байрны нөхцөл', 'working conditions'],
  'school-readiness': ['сургууль', 'surguuli', 'цэцэрлэг', 'kindergarten', 'school'],
  'health-facility-readiness': ['эмнэлгийн бэлэн байдал', 'health facility'],
  'hygiene-conclusion': ['эрүүл ахуй', 'eruul ahui', 'hygiene'],
  'chemical-use-permit': ['химийн бодис', 'himiin bodis', 'chemical', 'хортой бодис'],
  'hazardous-waste-transport': ['аюултай хог хаягдал', 'hazardous waste', 'hog hayagdal'],
  'mine-closure': ['уурхай хаах', 'uurhai haah', 'mine closure'],
  'mine-commissioning': ['уурхай хүлээн авах', 'commissioning mine'],
  'instrument-verification': ['хэмжих хэрэгсэл', 'calibration', 'hemjih heregsel'],
  'product-conformity': ['тохирлын гэрчилгээ', 'conformity', 'tohirol'],
  'cosmetics-conclusion': ['гоо сайхан', 'cosmetics', 'goo saihan'],
  'import-notification': ['импортын мэдэгдэл', 'import notification'],
  'water-use-conclusion': ['ус ашиглалт', 'water use'],
}

const pairs = Object.entries(typed).flatMap(([slug, texts]) => texts.map(text => [text, slug] as const))

/** Of a hundred texts, so many must lead to their service. */
const neededRate = 0.95

it(`finds the service among the first three for at least ${neededRate * 100} of a hundred things that people type`, async () => {
  expect(pairs.length).toBeGreaterThanOrEqual(60)
  const missed: string[] = []
  for (const [text, slug] of pairs) {
    const { services } = (await test.call(null, searchPortal, { q: text })).data
    const first = services.slice(0, 3).map(service => service.slug)
    if (!first.includes(slug)) missed.push(`${text} → ${slug}, found ${first.join(', ') || 'nothing'}`)
  }
  const rate = 1 - missed.length / pairs.length
  process.stdout.write(`${pairs.length} texts, ${(rate * 100).toFixed(1)} % found\n`)
  expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(neededRate)
})
