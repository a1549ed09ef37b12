import { describe, expect, it } from 'vitest'
import { feeMineralTexts } from '../messages/fee-report-labels.ts'
import { feeMinerals, payerTypes } from './answers.ts'
import { codedAnswers, feeLabel, feeLabels } from './labels.ts'
import { unitName } from './sheet-templates.ts'

const label = (text: string) => ({ mn: text, en: `${text} in English` })
const lists = {
  deposits: [
    { value: 'bor-undur', label: label('Бор-Өндөр') },
    { value: 'har-airag', label: label('Хар-Айраг') },
  ],
  secondMinerals: [
    { value: 'gold', label: label('Алт') },
    { value: 'silver', label: label('Мөнгө') },
  ],
}

describe('the coded answers of a report', () => {
  it('[REQ-LABEL-01] deposit and second mineral are read from the lists that the agency keeps', () => {
    expect(feeLabel('deposit_name', 'har-airag', lists)).toEqual(label('Хар-Айраг'))
    expect(feeLabel('second_mineral', 'silver', lists)).toEqual(label('Мөнгө'))
    expect(feeLabel('deposit_name', 'gold', lists)).toBeNull()
  })

  it('every payer and every mineral has a name of its own in both languages', () => {
    for (const [name, codes] of [
      ['payer_type', payerTypes],
      ['mineral_name', feeMinerals],
    ] as const) {
      const labels = codes.map(code => feeLabel(name, code, lists))
      for (const language of ['mn', 'en'] as const)
        expect(new Set(labels.map(one => one?.[language])).size).toBe(codes.length)
    }
    expect(feeLabel('mineral_name', 'fluorspar', lists)).toEqual({
      mn: feeMineralTexts.mn.fluorspar,
      en: feeMineralTexts.en.fluorspar,
    })
  })

  it('yes and no are read apart, and of the activity the no says that there was none', () => {
    const [yes, no, active, idle] = (['resource_increased', 'season_active'] as const).flatMap(name =>
      ['yes', 'no'].map(value => feeLabel(name, value, lists)),
    )
    expect(yes).toEqual({ mn: 'Тийм', en: 'Yes' })
    expect(no).toEqual({ mn: 'Үгүй', en: 'No' })
    expect(active).toEqual(yes)
    expect(idle).not.toEqual(no)
    expect(idle?.mn).toContain('Үгүй')
  })

  it('a sheet is read by its name and what it is meant for', () => {
    expect(feeLabel('mayagt_id', 3, lists)?.mn).toMatch(/^Маягт-3 – ./)
    expect(feeLabel('mayagt_id', 3, lists)?.en).toMatch(/ – ./)
    expect(feeLabel('mayagt_id', 7, lists)).toBeNull()
  })

  it('a code that no list holds, and an answer that is not given, have no label', () => {
    for (const name of codedAnswers)
      for (const value of ['', 'constructor', null, undefined])
        expect([name, feeLabel(name, value, lists)]).toEqual([name, null])
  })

  it('are read together, each by its own list', () => {
    const answers = {
      payer_type: '',
      deposit_name: 'bor-undur',
      mineral_name: 'fluorspar',
      second_mineral: '',
      resource_increased: 'no',
      season_active: 'yes',
      mayagt_id: 3,
    } as const
    expect(feeLabels(answers, lists)).toEqual(
      Object.fromEntries(codedAnswers.map(name => [name, feeLabel(name, answers[name], lists)])),
    )
    expect(feeLabels(answers, lists).deposit_name).toEqual(label('Бор-Өндөр'))
  })
})

it('a unit is read in both languages, and what is none as it was kept', () => {
  expect(['тн', 'кг', 'м3'].map(unitName)).toEqual([
    { mn: 'тн', en: 't' },
    { mn: 'кг', en: 'kg' },
    { mn: 'м3', en: 'м3' },
  ])
})
