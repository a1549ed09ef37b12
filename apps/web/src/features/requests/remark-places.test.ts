import { describe, expect, it } from 'vitest'
import { buildForm, field, section } from '../../form/form-fixture.ts'
import { openFields, pathOfRemark } from './remark-places.ts'

const form = buildForm([
  section(field('yesno', 'has'), field('text', 'serial', { yesnofield: 'has' }), field('text', 'note')),
])

describe('the remarks of a returned request', () => {
  it('open their fields and what depends on them, nothing else', () => {
    expect(openFields(form, [{ title: 'Аппарат', comment: 'Засна уу', path: 'has' }])).toEqual(
      new Set(['has', 'serial']),
    )
  })

  it('are found by the title of a field or step when they carry no path', () => {
    expect(pathOfRemark(form, { title: 'note', comment: 'Засна уу' })).toBe('note')
    expect(openFields(form, [{ title: 'Алхам', comment: 'Засна уу' }])).toEqual(new Set(['has', 'serial', 'note']))
  })

  it('open everything when none of them names a place', () => {
    expect(openFields(form, [{ title: 'Ерөнхий', comment: 'Засна уу' }])).toBeNull()
  })
})
