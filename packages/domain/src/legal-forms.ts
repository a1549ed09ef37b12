// Legal forms of organisations (REQ-COMP-07, CON-193).
import type { Language } from './language.ts'

/** Each Mongolian form with the English one it presets. */
export const legalForms = [
  { mn: 'ХХК', en: 'LLC' },
  { mn: 'ХК', en: 'Ltd' },
  { mn: 'ТӨХК', en: 'GOV Ltd' },
  { mn: 'Төрийн байгууллага', en: 'Government organization' },
  { mn: 'ТББ', en: 'NGO' },
  { mn: 'ТӨҮГ', en: 'SOE' },
] as const

/** Every English form; there are more of them than Mongolian ones. */
export const englishLegalForms: readonly string[] = [...legalForms.map(form => form.en), 'JSC', 'SC', 'CS', 'Co., Ltd']

/** The English form that a Mongolian one presets, or null. */
export const presetEnglishForm = (mongolian: string): string | null =>
  legalForms.find(form => form.mn === mongolian)?.en ?? null

/** A Mongolian form in the words of a reader: in English what it stands for, where that is known. */
export const legalFormLabel = (mongolian: string, language: Language): string =>
  (language === 'en' ? presetEnglishForm(mongolian) : null) ?? mongolian
