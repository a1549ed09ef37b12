// Radiation sources and generators (CON-117, CON-118).
import type { FieldDefinition } from '../field-attributes.ts'
import { industries, listFailed, type Register, text } from './register.ts'

const must = { required: true, requiredCode: 'must_be_entered' } as const

const papers = (name: string, mn: string, en: string): FieldDefinition => ({
  type: 'file',
  name,
  _title: text(mn, en),
  limit: 5,
  ...must,
})

export const generator: Register = {
  name: 'generator',
  title: text('Цацрагийн үүсгүүр', 'Radiation sources'),
  about: text('Зөвшөөрөгдсөн цацрагийн үүсгүүрийн бүртгэл', 'Register of permitted generators and sources'),
  sheet: null,
  items: [
    {
      cols: 3,
      extra: text('Үндсэн мэдээлэл', 'Main information'),
      fields: [
        {
          type: 'select',
          name: 'type',
          _title: text('Төрөл', 'Type'),
          library: 'generator_type',
          required: true,
          requiredCode: 'choose_type',
        },
        { type: 'select', name: 'isotope', _title: text('Изотоп', 'Isotope'), library: 'uusguur', ...must },
        { type: 'autofill', name: 'manufacturer', _title: text('Үйлдвэрлэгч', 'Manufacturer'), ...must },
        { type: 'select', name: 'country', _title: text('Улс', 'Country'), library: 'country', ...must },
        {
          type: 'year',
          name: 'manufactured_year',
          _title: text('Үйлдвэрлэсэн он', 'Year of manufacture'),
          not_after: 'today',
          ...must,
        },
        {
          type: 'autofill',
          name: 'serialnumber',
          _title: text('Серийн дугаар', 'Serial number'),
          format: 'identifier',
          ...must,
        },
        { type: 'number', name: 'activity_bq', _title: text('Идэвх, Бк', 'Activity, Bq'), min: 1, ...must },
        {
          type: 'select',
          name: 'physical_type',
          _title: text('Физик төлөв', 'Physical type'),
          options: [
            { value: 'solution', label: text('Уусмал', 'Solution') },
            { value: 'solid', label: text('Хатуу', 'Solid') },
            { value: 'liquid', label: text('Шингэн', 'Liquid') },
          ],
          required: true,
          requiredCode: 'choose_type',
        },
        {
          type: 'select',
          name: 'classification',
          _title: text('Ангилал', 'Classification'),
          options: ['1', '2', '3', '4', '5'].map(value => ({
            value,
            label: text(`${value}-р ангилал`, `Class ${value}`),
          })),
          required: true,
          requiredCode: 'choose_class',
        },
        { type: 'select', name: 'industry', _title: text('Салбар', 'Industry'), options: [...industries], ...must },
        {
          type: 'autofill',
          name: 'certificate_number',
          _title: text('Гэрчилгээний дугаар', 'Certificate number'),
          format: 'document_number',
          ...must,
        },
        { type: 'select', name: 'btkus', _title: text('БТКУС', 'BTKUS'), library: 'radbtkus' },
      ],
    },
    {
      fields: [
        { type: 'autofill', name: 'usage_purpose', _title: text('Ашиглах зориулалт', 'Usage purpose'), ...must },
      ],
    },
    {
      cols: 2,
      extra: text('Хавсралт', 'Attachments'),
      fields: [
        papers('certificate_manufacture', 'Үйлдвэрийн гэрчилгээ', 'Manufacture certificate'),
        papers('certificate_quality', 'Чанарын гэрчилгээ', 'Quality certificate'),
        papers('radiation_pictures', 'Цацрагийн үүсгүүрийн зураг', 'Radiation picture'),
        papers('source_holder', 'Эх үүсвэр агуулагчийн мэдээлэл', 'Source holder information'),
      ],
    },
  ],
  permitted: true,
  columns: ['type', 'isotope', 'manufacturer', 'serialnumber', 'classification'],
  width: 'w1000',
  texts: {
    invalid: text('Мэдээллээ гүйцэт оруулна уу', 'Enter the information completely'),
    empty: text('Зөвшөөрөгдсөн үүсгүүр байхгүй байна', 'No permitted generators'),
    listFailed,
    add: text('Үүсгүүр нэмэх', 'Add a source'),
    addTitle: text('Цацрагийн үүсгүүрийн мэдээлэл', 'Radiation source information'),
    addOk: text('Нэмэх', 'Add'),
    remove: text('Мэдээллийг устгах уу?', 'Delete the information?'),
  },
}
