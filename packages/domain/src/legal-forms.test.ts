import { expect, it } from 'vitest'
import { englishLegalForms, legalFormLabel, legalForms, presetEnglishForm } from './legal-forms.ts'

it('[REQ-COMP-07] [CON-193] are six in Mongolian, each presetting an English one of ten', () => {
  expect(legalForms.map(({ mn }) => [mn, presetEnglishForm(mn)])).toEqual([
    ['ХХК', 'LLC'],
    ['ХК', 'Ltd'],
    ['ТӨХК', 'GOV Ltd'],
    ['Төрийн байгууллага', 'Government organization'],
    ['ТББ', 'NGO'],
    ['ТӨҮГ', 'SOE'],
  ])
  expect(englishLegalForms).toEqual([
    ...['LLC', 'Ltd', 'GOV Ltd', 'Government organization', 'NGO', 'SOE'],
    ...['JSC', 'SC', 'CS', 'Co., Ltd'],
  ])
  expect(presetEnglishForm('Нөхөрлөл')).toBeNull()
})

it('a form reads in the words of its reader, and as it is where English has none', () => {
  expect([legalFormLabel('ХХК', 'en'), legalFormLabel('ХХК', 'mn'), legalFormLabel('ХХК', 'ru')]).toEqual([
    'LLC',
    'ХХК',
    'ХХК',
  ])
  expect(legalFormLabel('ЗБН', 'en')).toBe('ЗБН')
})
