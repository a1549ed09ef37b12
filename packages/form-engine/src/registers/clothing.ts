// Protective clothing and equipment: thirteen kinds (REQ-CLOTH-01).
import type { FieldDefinition, RowDefinition } from '../field-attributes.ts'
import { listFailed, notRegistered, type Register, text } from './register.ts'

const kinds = [
  ['lead_equivalent_apron', 'Хар тугалган хормогч', 'Lead equivalent apron'],
  ['dosimeter', 'Дозиметр', 'Dosimeter'],
  ['lead_equivalent_gloves', 'Хар тугалган бээлий', 'Lead equivalent gloves'],
  ['thyroid_collars', 'Бамбай булчирхайн хамгаалалт', 'Thyroid collars'],
  ['protective_eye_wear', 'Хамгаалалтын нүдний шил', 'Protective eyewear'],
  ['dose_calibrator', 'Тун калибратор', 'Dose calibrator'],
  ['syringe_shield', 'Тариурын хамгаалалт', 'Syringe shield'],
  ['tongs', 'Хавчаар', 'Tongs'],
  ['forceps', 'Хямсаа', 'Forceps'],
  ['fume_hood', 'Татах шүүгээ', 'Fume hood'],
  ['well_counter', 'Худаг хэлбэрийн тоолуур', 'Well counter'],
  ['gonad_shield', 'Бэлэг эрхтний хамгаалалт', 'Gonad shield'],
  ['children_shield', 'Хүүхдийн хамгаалалт', 'Shield for children'],
] as const

const cells: readonly FieldDefinition[] = [
  {
    type: 'number',
    name: 'count',
    _title: text('Тоо ширхэг', 'Count'),
    min: 1,
    max: 100_000,
    decimals: 0,
    requiredCode: 'info_missing',
    // Alone on the page a kind may stay empty; one that is spoken of has a count.
    when: {
      require: {
        any: [
          { field: 'mm', filled: true },
          { field: 'contention', filled: true },
          { field: 'picture', filled: true },
        ],
      },
    },
  },
  {
    type: 'number',
    name: 'mm',
    _title: text('Хар тугалганы эквивалент, мм', 'Lead equivalent, mm'),
    min: 1,
    max: 1000,
  },
  { type: 'autofill', name: 'contention', _title: text('Тайлбар', 'Note') },
  { type: 'file', name: 'picture', _title: text('Зураг', 'Picture') },
]

const rows: readonly RowDefinition[] = kinds.map(([name, mn, en]) => ({
  name,
  _title: text(mn, en),
  cols: 2,
  fields: cells,
}))

export const clothing: Register = {
  name: 'clothing',
  title: text('Хамгаалах хувцас, хэрэгсэл', 'Protective clothing'),
  about: text(
    'Хамгаалах хувцас, хэрэгслийн 13 төрлийн тоо, хар тугалганы эквивалент',
    '13 kinds with count and lead equivalent',
  ),
  sheet: [{ fields: [{ type: 'statictable', name: 'clothing', _title: text('Хамгаалах хувцас', 'Clothing'), rows }] }],
  items: null,
  permitted: false,
  columns: ['count', 'mm', 'contention', 'picture'],
  width: 'w1000',
  texts: {
    invalid: text('Мэдээллээ гүйцэт бөглөнө үү', 'Fill in the information completely'),
    empty: notRegistered,
    listFailed,
    edit: text('Хамгаалах хувцасны мэдээлэл засах', 'Edit protective clothing'),
  },
}
