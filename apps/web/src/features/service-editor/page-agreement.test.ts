import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { describe, expect, it } from 'vitest'
import { otherTime, unnamedDocuments, withDaysOf } from './page-agreement.ts'
import { starterService } from './starter-service.ts'

const begun = { slug: 'new-service', category_id: 1001, name_mn: 'Шинэ', name_en: 'New' }
const { service } = starterService(begun) as { service: Record<string, unknown> }
const { id: _, language: __, status: ___, temporary_disable: ____, ...said } = service
const settings = serviceSettingsSchema.parse(said)
const paper = (mn: string, required: boolean) => ({ type: 'file', name: 'x', required, _title: { mn, en: '' } })
const form = { sections: [{ rows: [{ fields: [paper('Паспорт', true), paper('Төлөвлөгөө', true)] }] }] }
const listing = (...names: string[]) => ({
  ...settings,
  details: {
    ...settings.details,
    required_documents: names.map(mn => ({
      name: { mn, en: mn },
      licensor: { mn: '', en: '' },
      description: { mn: '', en: '' },
    })),
  },
})

describe('the page of a service', () => {
  it('[REQ-VERSION-05] takes the days of a plan that changes, unless its own words say others', () => {
    const [before, after] = [[{ working_days: 15 }], [{ working_days: 15 }, { working_days: 5 }]]
    expect(settings.details.time.en).toBe('15 working days')
    const next = withDaysOf(settings, before, after)
    expect(next.details.time).toEqual({ mn: 'Ажлын 20 өдөр', en: '20 working days' })
    expect(withDaysOf(next, before, after)).toBe(next)
    const own = { ...settings, details: { ...settings.details, time: { mn: 'Удахгүй', en: 'Soon' } } }
    expect(withDaysOf(own, before, after)).toBe(own)
    expect([otherTime(settings, before), otherTime(own, after)?.en]).toEqual([null, '20 working days'])
  })

  it('[REQ-VERSION-05] is shown which documents of the form its list lacks', () => {
    const names = (...listed: string[]) => unnamedDocuments(listing(...listed), form).map(({ mn }) => mn)
    expect(names()).toEqual(['Паспорт', 'Төлөвлөгөө'])
    expect(names('паспорт')).toEqual(['Төлөвлөгөө'])
    expect(names('Паспорт', 'Ажлын төлөвлөгөө')).toEqual([])
  })
})
