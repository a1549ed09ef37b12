// Every question of every register, written out a second time: word, kind, titles in both languages and bounds.
import { describe, expect, it } from 'vitest'
import type { FieldDefinition, RowDefinition } from '../field-attributes.ts'
import type { RegisterName, RegisterTexts } from './register.ts'
import { registers } from './registers.ts'

const inWords = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  return value
    .map(each => (each.label === undefined ? each : `${each.value} ${each.label.mn} / ${each.label.en}`))
    .join(', ')
}

/** A question in one line: name and kind, titles, then whatever else it says. */
const lineOf = ({ type, name, _title, rows: _, ...rest }: FieldDefinition): string => {
  const others = Object.entries(rest).map(([key, value]) => (value === true ? key : `${key} ${inWords(value)}`))
  return [`${name} ${type}`, `${_title?.mn} / ${_title?.en}`, ...others].join(' | ')
}
const linesOf = (rows: readonly RowDefinition[] | null): string[] =>
  (rows ?? []).flatMap(({ extra, cols, fields }) => [
    ...[extra === undefined ? [] : `— ${extra.mn} / ${extra.en}`, cols === undefined ? [] : `in ${cols}`].flat(),
    ...(fields ?? []).map(lineOf),
  ])

type Written = { readonly sheet?: readonly string[]; readonly items?: readonly string[] }

const questions: Readonly<Record<RegisterName, Written>> = {
  radioactive: {
    items: [
      'in 3',
      'type select | Төрөл / Type | library xray_kind | required',
      'manufacturer autofill | Үйлдвэрлэгч / Manufacturer | required',
      'country select | Улс / Country | library country | required',
      'manufactured_year year | Үйлдвэрлэсэн он / Year of manufacture | required | not_after today',
      'model autofill | Загвар / Model | format model | required',
      'serialnumber autofill | Серийн дугаар / Serial number | format identifier | required',
      'max_kv number | Дээд хүчдэл, кВ / Max kV | required | min 1 | max 50000',
      'max_ma number | Дээд гүйдэл, мА / Max mA | required | min 0.01 | max 50000',
      'industry select | Салбар / Industry | options industry_road Үйлдвэр, авто зам / Industry and auto road, research Судалгаа, шинжилгээ / Research and analysis, health Эрүүл мэнд / Health, logging Каротаж / Logging (carotage), dental Шүдний эмнэлэг / Dental clinic, safety_inspection Аюулгүй байдлын үзлэг / Safety inspection | required',
      'usage autofill | Зориулалт / Usage | required',
      '— Хавсралт / Attachments',
      'in 3',
      'certificate_manufacture file | Үйлдвэрийн гэрчилгээ / Manufacture certificate | required | limit 5',
      'certificate_quality file | Чанарын гэрчилгээ / Quality certificate | limit 5',
      'certificate_machine file | Төхөөрөмжийн зураг / Machine picture | limit 5',
    ],
  },
  generator: {
    items: [
      '— Үндсэн мэдээлэл / Main information',
      'in 3',
      'type select | Төрөл / Type | library generator_type | required | requiredCode choose_type',
      'isotope select | Изотоп / Isotope | library uusguur | required | requiredCode must_be_entered',
      'manufacturer autofill | Үйлдвэрлэгч / Manufacturer | required | requiredCode must_be_entered',
      'country select | Улс / Country | library country | required | requiredCode must_be_entered',
      'manufactured_year year | Үйлдвэрлэсэн он / Year of manufacture | not_after today | required | requiredCode must_be_entered',
      'serialnumber autofill | Серийн дугаар / Serial number | format identifier | required | requiredCode must_be_entered',
      'activity_bq number | Идэвх, Бк / Activity, Bq | min 1 | required | requiredCode must_be_entered',
      'physical_type select | Физик төлөв / Physical type | options solution Уусмал / Solution, solid Хатуу / Solid, liquid Шингэн / Liquid | required | requiredCode choose_type',
      'classification select | Ангилал / Classification | options 1 1-р ангилал / Class 1, 2 2-р ангилал / Class 2, 3 3-р ангилал / Class 3, 4 4-р ангилал / Class 4, 5 5-р ангилал / Class 5 | required | requiredCode choose_class',
      'industry select | Салбар / Industry | options industry_road Үйлдвэр, авто зам / Industry and auto road, research Судалгаа, шинжилгээ / Research and analysis, health Эрүүл мэнд / Health, logging Каротаж / Logging (carotage), dental Шүдний эмнэлэг / Dental clinic, safety_inspection Аюулгүй байдлын үзлэг / Safety inspection | required | requiredCode must_be_entered',
      'certificate_number autofill | Гэрчилгээний дугаар / Certificate number | format document_number | required | requiredCode must_be_entered',
      'btkus select | БТКУС / BTKUS | library radbtkus',
      'usage_purpose autofill | Ашиглах зориулалт / Usage purpose | required | requiredCode must_be_entered',
      '— Хавсралт / Attachments',
      'in 2',
      'certificate_manufacture file | Үйлдвэрийн гэрчилгээ / Manufacture certificate | limit 5 | required | requiredCode must_be_entered',
      'certificate_quality file | Чанарын гэрчилгээ / Quality certificate | limit 5 | required | requiredCode must_be_entered',
      'radiation_pictures file | Цацрагийн үүсгүүрийн зураг / Radiation picture | limit 5 | required | requiredCode must_be_entered',
      'source_holder file | Эх үүсвэр агуулагчийн мэдээлэл / Source holder information | limit 5 | required | requiredCode must_be_entered',
    ],
  },
  clothing: {
    sheet: ['clothing statictable | Хамгаалах хувцас / Clothing'],
  },
  surveymeter: {
    sheet: [
      'value yesno | Хэмжилтийн багажтай юу? / Do you have a measuring instrument? | required | requiredCode info_missing',
      'contract_another_organization yesno | Өөр байгууллагатай гэрээтэй юу? / Do you have a contract with another organisation? | yesnofield value | yesnovalue no | required | requiredCode info_missing',
      'contract_file file | Гэрээний файл / Contract file | limit 5 | yesnofield contract_another_organization | yesnovalue yes | required | requiredCode info_missing',
    ],
    items: [
      'in 3',
      'model autofill | Загвар / Model | format model | required',
      'serialnumber autofill | Серийн дугаар / Serial number | format identifier | required',
      'manufactured_country select | Улс / Country | library country | required',
      'manufactured_year year | Үйлдвэрлэсэн он / Year of manufacture | required | not_after today',
      'measuring_range autofill | Хэмжих хязгаар / Measuring range | required',
      'certified_date date | Баталгаажуулсан огноо / Certified date | required | not_after today',
      'certificate_expire_date date | Гэрчилгээний дуусах огноо / Certificate expiry date | required',
      'certificate_file file | Гэрчилгээ / Certificate | required | limit 5',
    ],
  },
  workplace: {
    sheet: [
      'address address | Хаяг / Address | required | requiredCode info_missing',
      'address_full autofill | Дэлгэрэнгүй хаяг / Full address | required | requiredCode info_missing',
      'in 2',
      'xray_mark yesno | Цацрагийн аюулын тэмдэг / Radiation warning sign | required | requiredCode info_missing',
      'alarming_light yesno | Анхааруулах гэрэл / Warning light | required | requiredCode info_missing',
      'ventilation_system yesno | Агааржуулалтын систем / Ventilation system | required | requiredCode info_missing',
      'safety_procedures yesno | Аюулгүй ажиллагааны журам / Safety procedures | required | requiredCode info_missing',
      'controlled_area yesno | Хяналттай бүс / Controlled area | required | requiredCode info_missing',
      'control_room yesno | Удирдлагын өрөө / Control room | required | requiredCode info_missing',
      'protective_xray_room yesno | Рентген өрөөний хамгаалалт / Protected X-ray room | required | requiredCode info_missing',
      'seperated_dark_room_size yesno | Тусдаа харанхуй өрөөний хэмжээ / Size of the separate dark room | required | requiredCode info_missing',
      'thickness_material_of_wall yesno | Хананы зузаан, материал / Thickness and material of the wall | required | requiredCode info_missing',
      'equivalent_glass_window yesno | Хар тугалганы эквиваленттай шилэн цонх / Lead-equivalent glass window | required | requiredCode info_missing',
      'operator_radiation_loss yesno | Операторын байрлал дахь цацрагийн алдагдал / Radiation leak at the operator | required | requiredCode info_missing',
    ],
  },
  safety: {
    sheet: [
      'own_storage yesno | Өөрийн агуулахтай эсэх / Own storage | required | requiredCode info_missing',
      'address_default label | Цөмийн энергийн комиссын Изотопын алба, 14-р хороо / Isotope office of the nuclear energy commission, district 14 | yesnofield own_storage | yesnovalue no',
      'location address | Байршил / Location | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'address autofill | Дэлгэрэнгүй хаяг / Address | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'in 1',
      'gauge_shutter autofill | Хэмжүүрийн хаалт / Gauge shutter | width 500 | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'in 2',
      'safety_instruction yesno | Аюулгүй ажиллагааны заавар / Safety instruction | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'safety_warning yesno | Аюулгүй байдлын анхааруулга / Safety warning | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'mechanism_lockable yesno | Түгжигдэх механизм / Lockable mechanism | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'control_camera yesno | Хяналтын камер / Control camera | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'security_guard yesno | Харуул хамгаалалт / Security guard | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'safety_net yesno | Хамгаалалтын тор / Safety net | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'xray_warning_door yesno | Хаалган дээрх цацрагийн анхааруулга / Radiation warning on the door | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'ventilation_system yesno | Агааржуулалтын систем / Ventilation system | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'safety_procedures yesno | Аюулгүй ажиллагааны журам / Safety procedures | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'seperate_control_room yesno | Тусдаа удирдлагын өрөө / Separate control room | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'protective_barrier yesno | Хамгаалалтын хаалт / Protective barrier | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'measure_instrument yesno | Хэмжих хэрэгсэл / Measuring instrument | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
      'picture_storage_place file | Агуулахын зураг / Picture of the storage | limit 5 | required | requiredCode info_missing | yesnofield own_storage | yesnovalue yes',
    ],
  },
}

const titles = {
  radioactive: [
    'Рентген аппарат / X-ray machines',
    'Зөвшөөрөгдсөн рентген аппаратын бүртгэл / Register of permitted X-ray machines',
    'type manufacturer model serialnumber manufactured_year',
    'w1100',
  ],
  generator: [
    'Цацрагийн үүсгүүр / Radiation sources',
    'Зөвшөөрөгдсөн цацрагийн үүсгүүрийн бүртгэл / Register of permitted generators and sources',
    'type isotope manufacturer serialnumber classification',
    'w1000',
  ],
  clothing: [
    'Хамгаалах хувцас, хэрэгсэл / Protective clothing',
    'Хамгаалах хувцас, хэрэгслийн 13 төрлийн тоо, хар тугалганы эквивалент / 13 kinds with count and lead equivalent',
    'count mm contention picture',
    'w1000',
  ],
  surveymeter: [
    'Хэмжилтийн багаж / Survey meters',
    'Цацраг хэмжих багаж эсвэл хэмжилт хийлгэх гэрээ / Measuring instruments, or the contract to measure',
    'model serialnumber manufactured_year measuring_range certificate_expire_date',
    'w1000',
  ],
  workplace: [
    'Ажлын байрны хамгаалалт / Workplace protection',
    'Ажлын байрны хаяг, цацрагийн хамгаалалтын асуултууд / Address and radiation protection of the workplace',
    '',
    'w1000',
  ],
  safety: [
    'Агуулахын аюулгүй байдал / Safety of storage',
    'Үүсгүүр хадгалах байр, түүний хамгаалалт / Where sources are kept and how they are protected',
    '',
    'w1000',
  ],
} as const satisfies Readonly<Record<RegisterName, readonly string[]>>

const sentences: Readonly<Record<RegisterName, Readonly<Partial<Record<keyof RegisterTexts, string>>>>> = {
  radioactive: {
    invalid: 'Мэдээллээ гүйцэт оруулна уу / Enter the information completely',
    empty: 'Зөвшөөрөгдсөн төхөөрөмж байхгүй байна / No approved devices',
    listFailed: 'Сервертэй холбогдож мэдээлэл татаж чадсангүй / Could not connect to server and fetch information',
    add: 'Аппарат нэмэх / Add a machine',
    addTitle: 'Рентген аппаратын мэдээлэл / X-ray apparatus information',
    addOk: 'Нэмэх / Add',
    remove: 'Мэдээллийг устгах уу? / Delete the information?',
  },
  generator: {
    invalid: 'Мэдээллээ гүйцэт оруулна уу / Enter the information completely',
    empty: 'Зөвшөөрөгдсөн үүсгүүр байхгүй байна / No permitted generators',
    listFailed:
      'Сервертэй холбогдож мэдээлэл татаж чадсангүй / Could not connect to the server and download information',
    add: 'Үүсгүүр нэмэх / Add a source',
    addTitle: 'Цацрагийн үүсгүүрийн мэдээлэл / Radiation source information',
    addOk: 'Нэмэх / Add',
    remove: 'Мэдээллийг устгах уу? / Delete the information?',
  },
  clothing: {
    invalid: 'Мэдээллээ гүйцэт бөглөнө үү / Fill in the information completely',
    empty: 'Бүртгэгдээгүй / Not registered',
    listFailed:
      'Сервертэй холбогдож мэдээлэл татаж чадсангүй / Could not connect to the server and download information',
    edit: 'Хамгаалах хувцасны мэдээлэл засах / Edit protective clothing',
  },
  surveymeter: {
    invalid: 'Мэдээллээ гүйцэт оруулна уу / Enter the information completely',
    empty: 'Хэмжилтийн багаж бүртгээгүй байна / No measuring instruments',
    listFailed: 'Хэмжилтийн багажны мэдээллийг авч чадсангүй. / Could not get measuring instrument information.',
    edit: 'Мэдээлэл засах / Edit information',
    add: 'Багаж нэмэх / Add a tool',
    addTitle: 'Хэмжилтийн багажны мэдээлэл / Measuring instrument information',
    addOk: 'Хадгалах / Save',
    added: 'Амжилттай хадгалагдлаа / Saved successfully',
    remove: 'Мэдээллийг устгах уу? / Delete the information?',
  },
  workplace: {
    invalid: 'Мэдээллээ бөглөөд дахин хадгална уу / Fill in the information and save again',
    empty: 'Бүртгэгдээгүй / Not registered',
    listFailed:
      'Сервертэй холбогдож мэдээлэл татаж чадсангүй / Could not connect to the server and download information',
    edit: 'Ажлын байрны мэдээлэл засах / Edit workplace information',
  },
  safety: {
    invalid: 'Мэдээллийг гүйцэт оруулаад дахин хадгална уу. / Complete the information and save again.',
    empty: 'Бүртгэгдээгүй / Not registered',
    listFailed:
      'Сервертэй холбогдож мэдээлэл татаж чадсангүй / Could not connect to the server and download information',
    edit: 'Агуулахын мэдээлэл засах / Edit storage information',
  },
}

describe.each(Object.values(registers))('the register $name', register => {
  it('asks what is written here, in this order', () => {
    const { sheet = [], items = [] } = questions[register.name]
    expect(linesOf(register.sheet)).toEqual(sheet)
    expect(linesOf(register.items)).toEqual(items)
  })

  it('is called so in both languages, and shows these columns', () => {
    const { title, about, columns, width } = register
    expect([`${title.mn} / ${title.en}`, `${about.mn} / ${about.en}`, columns.join(' '), width]).toEqual([
      ...titles[register.name],
    ])
  })

  it('says these sentences', () => {
    const said = Object.entries(register.texts).map(([key, { mn, en }]) => [key, `${mn} / ${en}`])
    expect(Object.fromEntries(said)).toEqual(sentences[register.name])
  })
})

describe('the pieces of protective clothing', () => {
  const { rows = [] } = registers.clothing.sheet?.[0]?.fields?.[0] ?? {}

  it('[REQ-CLOTH-01] are thirteen, each with its own key', () => {
    expect(rows.map(({ name, _title }) => `${name} ${_title?.mn} / ${_title?.en}`)).toEqual([
      'lead_equivalent_apron Хар тугалган хормогч / Lead equivalent apron',
      'dosimeter Дозиметр / Dosimeter',
      'lead_equivalent_gloves Хар тугалган бээлий / Lead equivalent gloves',
      'thyroid_collars Бамбай булчирхайн хамгаалалт / Thyroid collars',
      'protective_eye_wear Хамгаалалтын нүдний шил / Protective eyewear',
      'dose_calibrator Тун калибратор / Dose calibrator',
      'syringe_shield Тариурын хамгаалалт / Syringe shield',
      'tongs Хавчаар / Tongs',
      'forceps Хямсаа / Forceps',
      'fume_hood Татах шүүгээ / Fume hood',
      'well_counter Худаг хэлбэрийн тоолуур / Well counter',
      'gonad_shield Бэлэг эрхтний хамгаалалт / Gonad shield',
      'children_shield Хүүхдийн хамгаалалт / Shield for children',
    ])
  })

  it('[REQ-CLOTH-03] are each asked the same, none below 1', () => {
    for (const { cols, fields } of rows) {
      expect(cols).toBe(2)
      expect((fields ?? []).map(lineOf)).toEqual([
        'count number | Тоо ширхэг / Count | min 1 | max 100000 | decimals 0 | requiredCode info_missing | when {"require":{"any":[{"field":"mm","filled":true},{"field":"contention","filled":true},{"field":"picture","filled":true}]}}',
        'mm number | Хар тугалганы эквивалент, мм / Lead equivalent, mm | min 1 | max 1000',
        'contention autofill | Тайлбар / Note',
        'picture file | Зураг / Picture',
      ])
    }
  })
})

describe('what else a register says of its records', () => {
  it('those that are permitted, run out, or are kept with one answer of the sheet', () => {
    const { radioactive, generator, clothing, workplace, safety, surveymeter } = registers
    expect([radioactive, generator].map(({ permitted }) => permitted)).toEqual([true, true])
    expect([clothing, workplace, safety, surveymeter].map(({ permitted }) => permitted)).toEqual(Array(4).fill(false))
    expect(surveymeter).toMatchObject({
      itemsWhen: { field: 'value', is: 'yes' },
      expires: 'certificate_expire_date',
      always: ['value', 'contract_another_organization', 'contract_file'],
      mustAlone: ['value', 'contract_another_organization'],
    })
    expect(safety).toMatchObject({ always: ['own_storage', 'address_default'], mustAlone: ['own_storage'] })
    expect(Object.values(registers).filter(({ itemsWhen, expires }) => itemsWhen ?? expires)).toEqual([surveymeter])
    expect(Object.values(registers).filter(({ always, mustAlone }) => always ?? mustAlone)).toEqual([
      surveymeter,
      safety,
    ])
  })
})
