// Survey meters of the owner, or the contract with who measures instead (CON-017, CON-122).
import { asked, type Register, text } from './register.ts'

export const surveymeter: Register = {
  name: 'surveymeter',
  title: text('Хэмжилтийн багаж', 'Survey meters'),
  about: text('Цацраг хэмжих багаж эсвэл хэмжилт хийлгэх гэрээ', 'Measuring instruments, or the contract to measure'),
  sheet: [
    {
      fields: [
        asked({
          type: 'yesno',
          name: 'value',
          _title: text('Хэмжилтийн багажтай юу?', 'Do you have a measuring instrument?'),
        }),
      ],
    },
    {
      fields: [
        asked({
          type: 'yesno',
          name: 'contract_another_organization',
          _title: text('Өөр байгууллагатай гэрээтэй юу?', 'Do you have a contract with another organisation?'),
          yesnofield: 'value',
          yesnovalue: ['no'],
        }),
      ],
    },
    {
      fields: [
        asked({
          type: 'file',
          name: 'contract_file',
          _title: text('Гэрээний файл', 'Contract file'),
          limit: 5,
          yesnofield: 'contract_another_organization',
          yesnovalue: ['yes'],
        }),
      ],
    },
  ],
  items: [
    {
      cols: 3,
      fields: [
        { type: 'autofill', name: 'model', _title: text('Загвар', 'Model'), format: 'model', required: true },
        {
          type: 'autofill',
          name: 'serialnumber',
          _title: text('Серийн дугаар', 'Serial number'),
          format: 'identifier',
          required: true,
        },
        {
          type: 'select',
          name: 'manufactured_country',
          _title: text('Улс', 'Country'),
          library: 'country',
          required: true,
        },
        {
          type: 'year',
          name: 'manufactured_year',
          _title: text('Үйлдвэрлэсэн он', 'Year of manufacture'),
          required: true,
          not_after: 'today',
        },
        {
          type: 'autofill',
          name: 'measuring_range',
          _title: text('Хэмжих хязгаар', 'Measuring range'),
          required: true,
        },
        {
          type: 'date',
          name: 'certified_date',
          _title: text('Баталгаажуулсан огноо', 'Certified date'),
          required: true,
          not_after: 'today',
        },
        {
          type: 'date',
          name: 'certificate_expire_date',
          _title: text('Гэрчилгээний дуусах огноо', 'Certificate expiry date'),
          required: true,
        },
      ],
    },
    {
      fields: [
        {
          type: 'file',
          name: 'certificate_file',
          _title: text('Гэрчилгээ', 'Certificate'),
          required: true,
          limit: 5,
        },
      ],
    },
  ],
  itemsWhen: { field: 'value', is: 'yes' },
  permitted: false,
  columns: ['model', 'serialnumber', 'manufactured_year', 'measuring_range', 'certificate_expire_date'],
  expires: 'certificate_expire_date',
  always: ['value', 'contract_another_organization', 'contract_file'],
  mustAlone: ['value', 'contract_another_organization'],
  width: 'w1000',
  texts: {
    invalid: text('Мэдээллээ гүйцэт оруулна уу', 'Enter the information completely'),
    empty: text('Хэмжилтийн багаж бүртгээгүй байна', 'No measuring instruments'),
    listFailed: text('Хэмжилтийн багажны мэдээллийг авч чадсангүй.', 'Could not get measuring instrument information.'),
    edit: text('Мэдээлэл засах', 'Edit information'),
    add: text('Багаж нэмэх', 'Add a tool'),
    addTitle: text('Хэмжилтийн багажны мэдээлэл', 'Measuring instrument information'),
    addOk: text('Хадгалах', 'Save'),
    added: text('Амжилттай хадгалагдлаа', 'Saved successfully'),
    remove: text('Мэдээллийг устгах уу?', 'Delete the information?'),
  },
}
