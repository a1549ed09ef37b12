// X-ray machines and radioactive devices: one section, one kind of record (CON-113).
import { industries, type Register, text } from './register.ts'

export const radioactive: Register = {
  name: 'radioactive',
  title: text('Рентген аппарат', 'X-ray machines'),
  about: text('Зөвшөөрөгдсөн рентген аппаратын бүртгэл', 'Register of permitted X-ray machines'),
  sheet: null,
  items: [
    {
      cols: 3,
      fields: [
        { type: 'select', name: 'type', _title: text('Төрөл', 'Type'), library: 'xray_kind', required: true },
        { type: 'autofill', name: 'manufacturer', _title: text('Үйлдвэрлэгч', 'Manufacturer'), required: true },
        { type: 'select', name: 'country', _title: text('Улс', 'Country'), library: 'country', required: true },
        {
          type: 'year',
          name: 'manufactured_year',
          _title: text('Үйлдвэрлэсэн он', 'Year of manufacture'),
          required: true,
          not_after: 'today',
        },
        { type: 'autofill', name: 'model', _title: text('Загвар', 'Model'), format: 'model', required: true },
        {
          type: 'autofill',
          name: 'serialnumber',
          _title: text('Серийн дугаар', 'Serial number'),
          format: 'identifier',
          required: true,
        },
        {
          type: 'number',
          name: 'max_kv',
          _title: text('Дээд хүчдэл, кВ', 'Max kV'),
          required: true,
          min: 1,
          max: 50_000,
        },
        {
          type: 'number',
          name: 'max_ma',
          _title: text('Дээд гүйдэл, мА', 'Max mA'),
          required: true,
          min: 0.01,
          max: 50_000,
        },
        {
          type: 'select',
          name: 'industry',
          _title: text('Салбар', 'Industry'),
          options: [...industries],
          required: true,
        },
      ],
    },
    { fields: [{ type: 'autofill', name: 'usage', _title: text('Зориулалт', 'Usage'), required: true }] },
    {
      cols: 3,
      extra: text('Хавсралт', 'Attachments'),
      fields: [
        {
          type: 'file',
          name: 'certificate_manufacture',
          _title: text('Үйлдвэрийн гэрчилгээ', 'Manufacture certificate'),
          required: true,
          limit: 5,
        },
        {
          type: 'file',
          name: 'certificate_quality',
          _title: text('Чанарын гэрчилгээ', 'Quality certificate'),
          limit: 5,
        },
        { type: 'file', name: 'certificate_machine', _title: text('Төхөөрөмжийн зураг', 'Machine picture'), limit: 5 },
      ],
    },
  ],
  permitted: true,
  columns: ['type', 'manufacturer', 'model', 'serialnumber', 'manufactured_year'],
  width: 'w1100',
  texts: {
    invalid: text('Мэдээллээ гүйцэт оруулна уу', 'Enter the information completely'),
    empty: text('Зөвшөөрөгдсөн төхөөрөмж байхгүй байна', 'No approved devices'),
    listFailed: text(
      'Сервертэй холбогдож мэдээлэл татаж чадсангүй',
      'Could not connect to server and fetch information',
    ),
    add: text('Аппарат нэмэх', 'Add a machine'),
    addTitle: text('Рентген аппаратын мэдээлэл', 'X-ray apparatus information'),
    addOk: text('Нэмэх', 'Add'),
    remove: text('Мэдээллийг устгах уу?', 'Delete the information?'),
  },
}
