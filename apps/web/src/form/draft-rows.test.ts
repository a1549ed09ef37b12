import { describe, expect, it } from 'vitest'
import { compareVersions } from './draft-conflict.ts'
import { takeTheirs } from './draft-rows.ts'

const row = (_id: string, place: string, dose = '1') => ({ _id, place, dose })
const known = { readings: [row('a', 'Хаалга'), row('b', 'Цонх'), row('c', 'Шал')] }
const compare = (mine: readonly unknown[], theirs: readonly unknown[]) =>
  compareVersions({ readings: mine }, known, { readings: theirs })

describe('two versions of one table', () => {
  it('keeps other rows, other cells, added and removed rows of both sides without asking', () => {
    const { conflicts, merged } = compare(
      [row('a', 'Хаалга', '7'), row('b', 'Цонх'), row('mine', 'Энд нэмсэн')],
      [row('a', 'Гол хаалга'), row('c', 'Шал', '3'), row('theirs', 'Тэнд нэмсэн')],
    )
    // The third row was removed here and changed there; nothing else needs a choice.
    expect(conflicts).toEqual([{ name: 'readings/c', mine: null, theirs: row('c', 'Шал', '3') }])
    expect(merged.readings?.rows).toEqual([
      row('a', 'Гол хаалга', '7'),
      row('theirs', 'Тэнд нэмсэн'),
      row('mine', 'Энд нэмсэн'),
    ])
    expect(takeTheirs(merged.readings?.rows ?? [], conflicts)).toContainEqual(row('c', 'Шал', '3'))
  })

  it('asks about the same cell of the same row alone, and takes the chosen side', () => {
    const { conflicts, merged } = compare(
      [row('a', 'Миний', '7'), row('b', 'Цонх'), row('c', 'Шал')],
      [row('a', 'Тэдний'), row('b', 'Том цонх'), row('c', 'Шал')],
    )
    expect(conflicts).toEqual([{ name: 'readings/a/place', mine: 'Миний', theirs: 'Тэдний' }])
    const rows = merged.readings?.rows ?? []
    expect(rows).toEqual([row('a', 'Миний', '7'), row('b', 'Том цонх'), row('c', 'Шал')])
    expect(takeTheirs(rows, conflicts)[0]).toEqual(row('a', 'Тэдний', '7'))
  })

  it('asks about the whole answer where it is no list of rows', () => {
    const { conflicts } = compareVersions({ places: ['a'] }, { places: ['b'] }, { places: ['c'] })
    expect(conflicts).toEqual([{ name: 'places', mine: ['a'], theirs: ['c'] }])
  })
})
