import { getForm } from '@khyanalt/contract/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { addresses } from './addresses.ts'
import { libraries } from './libraries.ts'
import { listNames } from './list-names.ts'
import { countries } from './lists/countries.ts'
import { organizations } from './lists/organizations.ts'
import { readServiceFiles } from './read-services.ts'
import { seedReference } from './seed-reference.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(test.app.services.db, work)
const seedAgain = () => within(tx => seedReference(tx, new Date()))

describe('addresses', () => {
  it('[CON-159] [REQ-FORM-29] are the capital and 21 provinces, 9 districts and 330 soums, and the khoroos, by codes of two digits a level', () => {
    const level = (length: number) => addresses.filter(({ code }) => code.length === length)
    expect([level(2).length, level(4).length, level(6).length]).toEqual([22, 339, 204])
    expect(new Set(addresses.map(({ code }) => code)).size).toBe(addresses.length)
    expect(addresses.every(({ code, parent_code }) => (parent_code ?? '') === code.slice(0, -2))).toBe(true)
    expect(level(4).filter(({ name_mn }) => name_mn.endsWith(' сум'))).toHaveLength(330)
    const named = Object.fromEntries(addresses.map(row => [row.code, `${row.name_mn} / ${row.name_en}`]))
    expect([named['1119'], named['8340'], named['6213'], named['111999'], named['111686'], named['4416']]).toEqual([
      'Сүхбаатар дүүрэг / Sukhbaatar district',
      undefined,
      'Баян-Өндөр сум / Bayan-Undur soum',
      undefined,
      '43-р хороо / Khoroo 43',
      'Замын-Үүд сум / Zamyn-Uud soum',
    ])
  })
})

describe('lists', () => {
  it('name the head office, the capital, every province and every district as units, the first five as ever', () => {
    expect(organizations.map(({ id }) => id)).toEqual(organizations.map((_, place) => place + 1))
    expect(organizations.slice(0, 5).map(({ name_mn }) => name_mn)).toEqual([
      'Төв газар',
      'Нийслэлийн газар',
      'Дархан-Уул аймгийн газар',
      'Орхон аймгийн газар',
      'Өмнөговь аймгийн газар',
    ])
    const provinces = addresses.filter(({ code }) => code.length === 2 && code !== '11').map(({ name_mn }) => name_mn)
    const units = organizations.map(({ name_mn }) => name_mn)
    expect(provinces.filter(name => !units.includes(`${name} аймгийн газар`))).toEqual([])
    expect(units.filter(name => name.endsWith('дүүргийн хэлтэс'))).toHaveLength(9)
  })

  it('name every country of ISO 3166-1 in Mongolian and English', () => {
    expect(countries).toHaveLength(249)
    const cyrillic = /^[А-ЯЁӨҮа-яёөү ’().-]+$/
    expect(countries.filter(([, mn, en]) => !cyrillic.test(mn) || !/^[\p{Script=Latin} ’().,-]+$/u.test(en))).toEqual(
      [],
    )
    const byCode = Object.fromEntries(countries.map(([code, mn]) => [code, mn]))
    expect([byCode.MN, byCode.JP, byCode.DE, byCode.RU]).toEqual(['Монгол', 'Япон', 'Герман', 'ОХУ (Орос)'])
  })

  it('[CON-117] [CON-118] [CON-119] hold what tool sections ask for', () => {
    const values = (name: string) => libraries[name]?.map(([value]) => value)
    expect(values('physical_type')).toEqual(['solution', 'solid', 'liquid'])
    expect(values('source_class')).toEqual(['1', '2', '3', '4', '5'])
    expect(values('radiation_industry')).toHaveLength(6)
    expect(values('degree')?.toSorted()).toEqual(['bachelor', 'doctor', 'master', 'middle', 'middle_full'])
    expect(values('position')).toHaveLength(11)
    const halfLife = (isotope: string) => libraries.uusguur?.find(([value]) => value === isotope)?.[3]?.half_life
    expect([halfLife('cs_137'), halfLife('ir_192'), halfLife('am_241_be')]).toEqual([
      '30.1 жил',
      '73.8 хоног',
      '432 жил',
    ])
  })

  it('[REQ-FSI-32] have the activities of the food sector in codes of one, four and six characters', () => {
    const rows = libraries.fsi_type ?? []
    const byLength = Map.groupBy(rows, ([code]) => code.length)
    expect([...byLength.keys()].toSorted()).toEqual([1, 4, 6])
    const above = { 1: undefined, 4: 1, 6: 4 } as Record<number, number | undefined>
    for (const [code, , , data] of rows) {
      const length = above[code.length]
      expect(data?.parent).toBe(length === undefined ? undefined : code.slice(0, length))
    }
    const kinds = new Set((libraries.food_kind ?? []).map(([, , , data]) => data?.parent))
    expect(libraries.food_group?.filter(([value]) => !kinds.has(value))).toEqual([])
  })

  it('have a name in both languages everywhere', () => {
    expect(Object.keys(listNames).toSorted()).toEqual(Object.keys(libraries).toSorted())
    const unnamed = Object.entries(libraries).flatMap(([name, choices]) =>
      choices.filter(([, mn, en]) => mn.trim() === '' || en.trim() === '').map(([value]) => `${name}/${value}`),
    )
    expect(unnamed).toEqual([])
  })
})

describe('services', () => {
  it('[REQ-PROD-10] offer permits for radiation and for explosives to organisations and to people', () => {
    for (const [area, first] of [
      ['radiation', 10],
      ['explosives', 14],
    ] as const) {
      const services = readServiceFiles().filter(({ service }) => Math.trunc(service.category_id / 100) === first)
      const clients = new Set(services.flatMap(({ service }) => service.client_types))
      expect([...clients], area).toEqual(expect.arrayContaining(['CITIZEN', 'COMPANY']))
    }
  })
})

describe('seeding again', () => {
  const service = readServiceFiles().find(({ only }) => only === undefined)?.service
  const slug = service?.slug ?? ''

  it('changes nothing, and publishes nothing twice', async () => {
    const count = () =>
      within(async tx => {
        const { rows } = await sql<{ versions: number; options: number; offered: number }>`select
          (select count(*)::int from definition_versions) as versions,
          (select count(*)::int from reference_options) as options,
          (select count(*)::int from reference_options where status = 1) as offered`.execute(tx)
        return rows[0]
      })
    const before = await count()
    await seedAgain()
    expect(await count()).toEqual(before)
    expect(before?.offered).toBe(before?.options)
  })

  it('brings a service up to date that the agency left as it was, and leaves its own changes alone', async () => {
    // As an earlier release wrote it.
    await within(tx =>
      sql`update services set name_en = 'Earlier name', seeded = jsonb_set(seeded, '{name_en}', '"Earlier name"')
        where slug = ${slug}`.execute(tx),
    )
    await seedAgain()
    expect((await test.call(null, getForm, { slug })).data.name_en).toBe(service?.name_en)
    await within(tx => sql`update services set name_en = 'Name by the agency' where slug = ${slug}`.execute(tx))
    await seedAgain()
    expect((await test.call(null, getForm, { slug })).data.name_en).toBe('Name by the agency')
  })

  it('publishes no more forms of a service after the agency published one', async () => {
    const versions = () =>
      within(async tx => {
        const { rows } = await sql<{ version: number }>`select version from definition_versions
          where service_id = ${service?.id} order by version`.execute(tx)
        return rows.map(row => row.version)
      })
    await within(tx =>
      sql`insert into definition_versions (id, service_id, version, language, body, review_plan, published_at)
        select gen_random_uuid(), service_id, version + 1, language, body || '{"_descr": {"mn": "Тайлбар", "en": ""}}',
        review_plan, now() from definition_versions where service_id = ${service?.id}`.execute(tx),
    )
    await seedAgain()
    expect(await versions()).toEqual([1, 2])
  })

  it('keeps an option that is offered no more for the names of earlier answers', async () => {
    await within(tx =>
      sql`insert into reference_options (library, value, label_mn, label_en)
        values ('unit', 'verst', 'модны бээр', 'verst')`.execute(tx),
    )
    await seedAgain()
    const { rows } = await within(tx =>
      sql<{ status: number }>`select status from reference_options where value = 'verst'`.execute(tx),
    )
    expect(rows).toEqual([{ status: 0 }])
  })
})
