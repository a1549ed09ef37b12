// What a register of equipment is: its questions, its records, its words. A further register is one more such file.
import type { Bilingual } from '@khyanalt/domain/language'
import { type AnswerRow, type Answers, isRecord, rowsOf } from '../answers.ts'
import type { FieldDefinition, RowDefinition } from '../field-attributes.ts'

/** The registers, by the word in their addresses and field kinds. */
export const registerNames = ['radioactive', 'generator', 'clothing', 'surveymeter', 'workplace', 'safety'] as const
export type RegisterName = (typeof registerNames)[number]

export type Register = {
  readonly name: RegisterName
  readonly title: Bilingual
  /** What it is for, on its tile and its page. */
  readonly about: Bilingual
  /** Questions answered once for the owner; null where there are only records. */
  readonly sheet: readonly RowDefinition[] | null
  /** The fields of a record, under headings; null where there is only the sheet. */
  readonly items: readonly RowDefinition[] | null
  /** The answer of the sheet with which records are kept; without it they always are. */
  readonly itemsWhen?: { readonly field: string; readonly is: string }
  /** Whether records belong to the request they were added in, and to the owner once it is approved (CON-124). */
  readonly permitted: boolean
  /** The cells of the table of records. */
  readonly columns: readonly string[]
  /** The cell of a record that runs out, for the radar of expiries. */
  readonly expires?: string
  /** Questions of the sheet that are asked whichever the form names. */
  readonly always?: readonly string[]
  /** Questions that must be answered even where the register stands alone. */
  readonly mustAlone?: readonly string[]
  /** Width of the dialog in which it is filled, in pixels (REQ-TOOL-08). */
  readonly width: 'w1000' | 'w1100'
  readonly texts: RegisterTexts
}

/** Sentences that differ between registers. */
export type RegisterTexts = {
  /** A form that cannot be saved as it is. */
  readonly invalid: Bilingual
  readonly empty: Bilingual
  readonly listFailed: Bilingual
  /** The button that opens the sheet, and the title of its dialog. */
  readonly edit?: Bilingual
  /** The button that adds a record, the title of its dialog, its OK text. */
  readonly add?: Bilingual
  readonly addTitle?: Bilingual
  readonly addOk?: Bilingual
  /** What is told when a new record was kept, where it is not the usual sentence. */
  readonly added?: Bilingual
  readonly remove?: Bilingual
}

/** Most records of one owner in one register. */
export const maxRegisterItems = 500

export const text = (mn: string, en: string): Bilingual => ({ mn, en })

const missing = { required: true, requiredCode: 'info_missing' } as const

/** A yes/no question of a sheet; required where a request asks it. */
export const question = (name: string, mn: string, en: string): FieldDefinition => ({
  type: 'yesno',
  name,
  _title: text(mn, en),
  ...missing,
})

/** A field of a sheet that a request cannot do without. */
export const asked = (field: FieldDefinition): FieldDefinition => ({ ...field, ...missing })

/** Sectors that use radiation (REQ-RAD-06). */
export const industries = [
  { value: 'industry_road', label: text('Үйлдвэр, авто зам', 'Industry and auto road') },
  { value: 'research', label: text('Судалгаа, шинжилгээ', 'Research and analysis') },
  { value: 'health', label: text('Эрүүл мэнд', 'Health') },
  { value: 'logging', label: text('Каротаж', 'Logging (carotage)') },
  { value: 'dental', label: text('Шүдний эмнэлэг', 'Dental clinic') },
  { value: 'safety_inspection', label: text('Аюулгүй байдлын үзлэг', 'Safety inspection') },
] as const

export const listFailed = text(
  'Сервертэй холбогдож мэдээлэл татаж чадсангүй',
  'Could not connect to the server and download information',
)
export const notRegistered = text('Бүртгэгдээгүй', 'Not registered')

/** The sheet and the records of a register. */
export type RegisterValue = { readonly sheet: Answers; readonly items: readonly AnswerRow[] }

/** What of a value is a sheet and records; null where it is neither. */
export const registerValue = (value: unknown): RegisterValue | null => {
  if (!isRecord(value) || Object.keys(value).some(key => key !== 'sheet' && key !== 'items')) return null
  const { sheet = {}, items = [] } = value
  if (!isRecord(sheet) || !Array.isArray(items) || rowsOf(items).length !== items.length) return null
  return { sheet, items: rowsOf(items) }
}

/** Whether records are kept with these answers of the sheet. */
export const takesItems = ({ items, itemsWhen }: Register, sheet: Answers): boolean =>
  items !== null && (itemsWhen === undefined || sheet[itemsWhen.field] === itemsWhen.is)
