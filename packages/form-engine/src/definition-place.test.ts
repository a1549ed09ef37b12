import { expect, it } from 'vitest'
import { placeWords } from './definition-place.ts'

const file = {
  service: { name_mn: 'А' },
  body: {
    sections: [
      {
        _title: { mn: 'Аппарат', en: 'Unit' },
        rows: [
          {
            fields: [
              { name: 'model', _title: { mn: 'Загвар', en: 'Model' }, options: [{ label: { mn: 'Б', en: 'B' } }] },
            ],
          },
        ],
        checks: [{ say: { mn: 'Болохгүй.', en: 'No.' } }],
      },
      { _title: { mn: '', en: '' }, rows: [{ fields: [{ name: 'x' }] }] },
    ],
    cases: [{ title: { mn: 'Зөв', en: 'Right' } }],
  },
}

it.each([
  [
    'body/sections/0/rows/0/fields/0/options/0/value',
    '1-р алхам «Аппарат», асуулт «Загвар», 1-р сонголт «Б»',
    'step 1 “Unit”, question “Model”, choice 1 “B”',
  ],
  [
    'body/sections/0/rows/0/fields/0/required',
    '1-р алхам «Аппарат», асуулт «Загвар», Заавал бөглөх',
    'step 1 “Unit”, question “Model”, Must be answered',
  ],
  ['body/sections/1/rows/0/fields/0', '2-р алхам, 1-р асуулт', 'step 2, question 1'],
  ['body/sections/9/rows/3/fields/2', '10-р алхам, 3-р асуулт', 'step 10, question 3'],
  ['body/sections/0/checks/0', '1-р алхам «Аппарат», 1-р дүрэм «Болохгүй.»', 'step 1 “Unit”, check 1 “No.”'],
  ['body/cases/0', '1-р жишээ «Зөв»', 'case 1 “Right”'],
  ['plan/1/role', 'Хяналтын шат, 2-р шат', 'Review, step 2'],
  ['certificate/prints/2', 'Гэрчилгээ', 'Certificate'],
  ['service/slug', 'Хаяг, латин үсгээр', 'Address, in Latin letters'],
  ['settings/details/laws/0/link', 'Хууль, журам, 1-р мөр', 'Laws and rules, row 1'],
  ['', '', ''],
] as const)('[REQ-EDIT-13] says the place %s in words', (path, mn, en) => {
  expect([placeWords(file, path, 'mn'), placeWords(file, path, 'en')]).toEqual([mn, en])
})

it('[REQ-EDIT-13] never fails, whatever the file and the path', () => {
  for (const path of [
    'body/__proto__/0',
    'body/sections/x/fields/toString',
    'nothing/at/all',
    '/',
    'body/sections/0/rows/0/fields/0/{n}',
  ])
    for (const json of [null, 7, 'x', [], file]) expect(placeWords(json, path, 'mn')).not.toContain('/')
})

it.each([
  ['name_mn', 'Монгол нэр', 'Name in Mongolian'],
  ['name_en', 'Англи нэр', 'Name in English'],
  ['category_id', 'Ангилал', 'Category'],
  ['client_types/1', 'Хэнд зориулсан, 2-р мөр', 'For whom, row 2'],
  ['type', 'Хүсэлтийн төрөл', 'Kind of request'],
  ['renewable', 'Сунгаж болно', 'Can be renewed'],
  ['issues_certificate', 'Гэрчилгээ олгоно', 'Issues a certificate'],
  ['validity_months', 'Хүчинтэй сар', 'Months of validity'],
  ['fee', 'Нэхэмжлэхэд санал болгох дүн, төгрөг', 'Amount proposed for invoices, tugrik'],
  ['details/price', 'Үнэ, төгрөг', 'Price, tugrik'],
  ['details/time', 'Хугацаа, монголоор', 'Time, in Mongolian'],
  ['details/required_documents', 'Бүрдүүлэх баримт', 'Documents to bring'],
  ['details/process', 'Үе шат', 'Process'],
  ['details/laws', 'Хууль, журам', 'Laws and rules'],
  ['details/attachments', 'Хавсралт', 'Attachments'],
  ['details', 'Үйлчилгээний мэдээлэл', 'Page of the service'],
] as const)('[REQ-EDIT-13] calls the setting %s by its caption', (path, mn, en) => {
  for (const part of ['service', 'settings']) {
    expect([placeWords({}, `${part}/${path}`, 'mn'), placeWords({}, `${part}/${path}`, 'en')]).toEqual([mn, en])
  }
})
