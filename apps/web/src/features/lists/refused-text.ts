// Why a row of a file, or an option of another list, is not taken.
import type { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'

type Key = keyof typeof staffListFilesTexts.mn
const codes = [
  'missing_name',
  'missing_value',
  'bad_value',
  'duplicate_value',
  'twice_in_file',
  'too_long',
  'bad_day',
  'bad_days',
  'bad_offered',
  'markup_in_text',
  'not_a_parent',
  'unknown_attribute',
  'means_other',
] as const

export const refusedText = (code: string, t: (key: Key) => string): string =>
  t(`refused_${codes.find(known => known === code) ?? 'other'}`)
