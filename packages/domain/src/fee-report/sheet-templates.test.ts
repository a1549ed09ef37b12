import { describe, expect, it } from 'vitest'
import { sheetColumns, sheetNames, sheetTemplates, unitName } from './sheet-templates.ts'

describe('the six sheets', () => {
  it('[REQ-AMNAT-26] [CON-176] have each a name, a unit, a product and titles of both tables in both languages, and none of another', () => {
    for (const language of ['mn', 'en'] as const) {
      const words = sheetTemplates.map(({ name, title, titles }) => {
        for (const sheet of sheetNames) expect(titles[sheet][language]).toContain(title[language])
        expect(titles.too_hemjee[language].length).toBeGreaterThan(title[language].length + 5)
        expect(titles.unelgee[language].length).toBeGreaterThan(title[language].length + 5)
        return [name[language], title[language]]
      })
      for (const text of words.flat()) expect(text).toMatch(/\p{L}{3}/u)
      expect(new Set(words.flat()).size).toBe(12)
    }
    expect(sheetTemplates.map(({ id, unit, name, title }) => `${id} ${unit} ${name.en} ${title.en}`)).toEqual([
      '1 кг Sheet 1 Hard-rock gold',
      '2 кг Sheet 2 Placer gold',
      '3 тн Sheet 3 Fluorspar',
      '4 тн Sheet 4 Building stone',
      '5 тн Sheet 5 Facing stone',
      '6 тн Sheet 6 Other products',
    ])
    expect(sheetTemplates.map(({ title }) => title.mn)).toEqual([
      'Үндсэн ордын алт',
      'Шороон ордын алт',
      'Хайлуур жонш',
      'Барилгын чулуу',
      'Өнгөлгөөний чулуу',
      'Бусад бүтээгдэхүүн',
    ])
  })

  it('[CON-177] have the same seven columns of numbers in each table, as shares, amounts or money', () => {
    const columns = (name: (typeof sheetNames)[number]) =>
      sheetColumns[name].map(column =>
        [column.title.mn, column.measure, ...('weight' in column ? [column.weight] : [])].join(': '),
      )
    expect(columns('too_hemjee')).toEqual([
      'Агуулга, хувь: percent: row_5',
      'Өмнөх хугацаанд үйлдвэрлэсэн: amount',
      'Тайлант хугацаанд үйлдвэрлэсэн: amount',
      'Дотоодод борлуулсан: amount',
      'Экспортод борлуулсан: amount',
      'Үлдэгдэл: amount',
      'Хүдрийн нөөцийн хэмжээ: amount',
    ])
    expect(columns('unelgee')).toEqual([
      'Бүтээгдэхүүний тоо хэмжээ: amount',
      'Нийт үнэлгээ, ₮: money',
      'Үндсэн хөнгөлөлт, хувь: percent: row_4',
      'Нэмэлт хөнгөлөлт, хувь: percent: row_4',
      'Үндсэн төлбөр, ₮: money',
      'Нэмэлт төлбөр, ₮: money',
      'Нийт төлбөр, ₮: money',
    ])
  })

  it('name a unit as people read it, and one that is none as it was kept', () => {
    expect(unitName('тн')).toEqual({ mn: 'тн', en: 't' })
    expect(unitName('м3')).toEqual({ mn: 'м3', en: 'м3' })
  })
})
