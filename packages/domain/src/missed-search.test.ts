import { describe, expect, it } from 'vitest'
import { readMissedSearch } from './missed-search.ts'

describe('a search that found nothing', () => {
  it('[REQ-WORDSEARCH-03] is written down as plain words in small letters', () => {
    expect(readMissedSearch('  Тэмээний   уралдаан! ')).toBe('тэмээний уралдаан')
    expect(readMissedSearch('Open a circus')).toBe('open a circus'.replace(' a ', ' '))
  })

  it('[REQ-WORDSEARCH-03] never tells a number, an address, a register number or what may be a name', () => {
    const told: readonly (readonly [string, string | null])[] = [
      ['УБ85010112', null],
      ['уб 85010112', null],
      ['ресторан УБ85010112', 'ресторан'],
      ['99112233', null],
      ['утас 9911-2233 захиалга', 'утас захиалга'],
      ['bat@example.mn', null],
      ['www.example.mn', null],
      ['Д.Бат-Эрдэнэ', null],
      ['Д. Бат зөвшөөрөл', 'зөвшөөрөл'],
      ['Ганбат Сарнай', null],
      ['Бат-Эрдэнэ', null],
      ['Оргил Эмнэлэг гэрчилгээ', 'гэрчилгээ'],
      ['45-08-26-000001', null],
      ['1234 УБА машин', 'уба машин'],
      ['УБ-8501.0112 кафе', 'кафе'],
      ['УБ 8501 кафе', 'кафе'],
      ['а85010112 кафе', 'кафе'],
      ['зөвшөөрөл УБ 850 10 112', 'зөвшөөрөл'],
      ['кафе Ц.Д.Бат', 'кафе'],
      ['кафе Бя.  Дорж', 'кафе'],
      ['Бат Дорж Сүх кафе', 'кафе'],
      ['Бат  -  Эрдэнэ кафе', 'кафе'],
      ['кафеД.Бат', 'кафед.бат'],
      ['(кафе) «зоогийн» газар', 'кафе зоогийн газар'],
      ['цай-кофе', 'цай-кофе'],
      ['…«кафе»…', 'кафе'],
      ['жээ', 'жээ'],
      ['жа', null],
      [`${'ж'.repeat(29)} ${'ж'.repeat(30)}`, `${'ж'.repeat(29)} ${'ж'.repeat(30)}`],
      [`${'ж'.repeat(30)} ${'ж'.repeat(30)}`, null],
    ]
    for (const [typed, written] of told) expect(readMissedSearch(typed), typed).toBe(written)
  })

  it('[REQ-WORDSEARCH-03] is not written down at all when it is long, empty or no words', () => {
    for (const typed of ['', '??', '🙂', 'ж', 'ж'.repeat(200), '\u0000'])
      expect(readMissedSearch(typed), typed).toBe(null)
    expect(readMissedSearch('нэг хоёр гурав дөрөв тав зургаа долоо найм')).toBe('нэг хоёр гурав дөрөв тав зургаа')
  })
})
