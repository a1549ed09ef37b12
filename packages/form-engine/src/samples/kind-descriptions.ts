// What a kind of field is beside what forms need of it: its name in an editor, samples of its answers, and how a person
// fills it. Forms never load this; a type without a description does not compile.
import type { Bilingual } from '@khyanalt/domain/language'
import type { FieldType } from '../fields/field-type.ts'
import type { KindSamples } from './kind-samples.ts'
import * as rows from './row-samples.ts'
import * as values from './value-samples.ts'

/** How tests fill a field: by typing a text, by a way that several kinds share, by that of the kind, or not at all. */
export type Filling =
  | { readonly typed: string }
  | 'word'
  | 'date'
  | 'first_of_list'
  | 'found'
  | 'tick'
  | 'yesno'
  | 'checkbox'
  | 'address'
  | 'file'
  | 'checkboxfile'
  | 'table'
  | 'statictable'
  | 'dynamicadd'
  | 'nothing'

type KindDescription = {
  /** What a palette calls it. */
  readonly label: Bilingual
  readonly samples: KindSamples
  readonly filling: Filling
}

/** The description of each kind. */
export const kindDescriptions: Readonly<Record<FieldType, KindDescription>> = {
  string: { label: { mn: 'Нэг мөр бичвэр', en: 'Line of text' }, samples: values.checkedText, filling: 'word' },
  text: { label: { mn: 'Богино бичвэр', en: 'Short text' }, samples: values.checkedText, filling: 'word' },
  number: { label: { mn: 'Тоо', en: 'Number' }, samples: values.number, filling: { typed: '12.5' } },
  label: { label: { mn: 'Тайлбар бичвэр', en: 'Explaining text' }, samples: values.nothing, filling: 'nothing' },
  title: { label: { mn: 'Дэд гарчиг', en: 'Subheading' }, samples: values.nothing, filling: 'nothing' },
  phone: { label: { mn: 'Утас', en: 'Phone' }, samples: values.phone, filling: { typed: '99112233' } },
  address: { label: { mn: 'Хаяг', en: 'Address' }, samples: values.address, filling: 'address' },
  email: {
    label: { mn: 'Имэйл', en: 'E-mail' },
    samples: values.email,
    filling: { typed: 'bat-erdene@khyanalt.test' },
  },
  date: { label: { mn: 'Огноо', en: 'Date' }, samples: values.date, filling: 'date' },
  year: { label: { mn: 'Он', en: 'Year' }, samples: values.year, filling: { typed: '2024' } },
  select: {
    label: { mn: 'Жагсаалтаас сонгох', en: 'Choice from a list' },
    samples: values.choice,
    filling: 'first_of_list',
  },
  select_lang: {
    label: { mn: 'Хоёр хэлтэй жагсаалт', en: 'List in two languages' },
    samples: values.choice,
    filling: 'first_of_list',
  },
  autoselect: { label: { mn: 'Хайж сонгох', en: 'Search and choose' }, samples: values.choice, filling: 'found' },
  autoselect_lang: {
    label: { mn: 'Хайж сонгох, хоёр хэлтэй', en: 'Search and choose, two languages' },
    samples: values.choice,
    filling: 'found',
  },
  autofill: {
    label: { mn: 'Автоматаар бөглөх бичвэр', en: 'Text filled by a choice' },
    samples: values.anyText,
    filling: 'nothing',
  },
  autovalue: { label: { mn: 'Мэдэгдэж буй утга', en: 'Known value' }, samples: values.known, filling: 'nothing' },
  autocomplete: {
    label: { mn: 'Санал болгодог бичвэр', en: 'Text with suggestions' },
    samples: values.checkedText,
    filling: 'word',
  },
  autocomplete2: {
    label: { mn: 'Санал болгодог бичвэр, урт', en: 'Long text with suggestions' },
    samples: values.checkedText,
    filling: 'word',
  },
  checkvalue: {
    label: { mn: 'Батлах тэмдэг, тогтмол утга', en: 'Tick with a constant' },
    samples: values.constant,
    filling: 'tick',
  },
  conditional: { label: { mn: 'Нөхцөлт бичвэр', en: 'Conditional text' }, samples: values.anyText, filling: 'word' },
  radio: { label: { mn: 'Нэгийг сонгох', en: 'One of few' }, samples: values.choice, filling: 'tick' },
  file: { label: { mn: 'Файл', en: 'File' }, samples: values.file, filling: 'file' },
  table: { label: { mn: 'Хүснэгт', en: 'Table' }, samples: rows.repeatingRows, filling: 'table' },
  statictable: {
    label: { mn: 'Тогтмол мөртэй хүснэгт', en: 'Table of fixed rows' },
    samples: rows.fixedRows,
    filling: 'statictable',
  },
  checkbox: { label: { mn: 'Олныг сонгох', en: 'Several of many' }, samples: values.checkbox, filling: 'checkbox' },
  checkboxfile: {
    label: { mn: 'Файлын жагсаалт', en: 'List of files' },
    samples: rows.tickedLines,
    filling: 'checkboxfile',
  },
  dynamicadd: {
    label: { mn: 'Мөр нэмдэг хэсэг', en: 'Repeating part' },
    samples: rows.repeatingRows,
    filling: 'dynamicadd',
  },
  textarea: { label: { mn: 'Урт бичвэр', en: 'Long text' }, samples: values.checkedText, filling: 'word' },
  yesno: { label: { mn: 'Тийм, үгүй', en: 'Yes or no' }, samples: values.yesno, filling: 'yesno' },
  yes: { label: { mn: 'Зөвшөөрлийн тэмдэг', en: 'Tick of consent' }, samples: values.tick, filling: 'tick' },
  authdata: {
    label: { mn: 'Нэвтэрсэн хүний мэдээлэл', en: 'Data of the signed-in person' },
    samples: values.nothing,
    filling: 'nothing',
  },
  readonly_user_value: {
    label: { mn: 'Хүний мэдээлэл, засахгүй', en: 'Data of the person, fixed' },
    samples: values.known,
    filling: 'nothing',
  },
  hidden: { label: { mn: 'Нуугдмал тогтмол', en: 'Hidden constant' }, samples: values.constant, filling: 'nothing' },
  text_template: { label: { mn: 'Загвар бичвэр', en: 'Template text' }, samples: values.nothing, filling: 'nothing' },
  employee: { label: { mn: 'Ажилтан', en: 'Employee' }, samples: rows.employees, filling: 'nothing' },
  select_explosive: {
    label: { mn: 'Тэсрэх бодисын зөвшөөрөл', en: 'Permit for explosives' },
    samples: values.choice,
    filling: 'nothing',
  },
  explosive_usage_tool: {
    label: { mn: 'Тэсрэх бодисын хүснэгт', en: 'Table of explosives' },
    samples: rows.permittedMaterial,
    filling: 'nothing',
  },
  additional_clothing: {
    label: { mn: 'Хамгаалах хувцас', en: 'Protective clothing' },
    samples: rows.register,
    filling: 'nothing',
  },
  additional_workplace: { label: { mn: 'Ажлын байр', en: 'Workplace' }, samples: rows.register, filling: 'nothing' },
  additional_radioactive: {
    label: { mn: 'Рентген аппарат', en: 'X-ray machines' },
    samples: rows.register,
    filling: 'nothing',
  },
  additional_generator: {
    label: { mn: 'Цацрагийн үүсгүүр', en: 'Radiation generator' },
    samples: rows.register,
    filling: 'nothing',
  },
  additional_safety: { label: { mn: 'Аюулгүй байдал', en: 'Safety' }, samples: rows.register, filling: 'nothing' },
  additional_surveymeter: {
    label: { mn: 'Хэмжих багаж', en: 'Survey meter' },
    samples: rows.register,
    filling: 'nothing',
  },
}
