// What stands in the registers of the demo organisations. Papers are named by their titles.
import type { Answers } from '@khyanalt/form-engine/answers'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'

/** A record of a register; `papers` names the fields of files. */
export type RegisterItem = {
  readonly register: RegisterName
  readonly answers: Answers
  readonly papers: Readonly<Record<string, string>>
}

const machine = (answers: Answers): RegisterItem => ({
  register: 'radioactive',
  answers,
  papers: { certificate_manufacture: 'Үйлдвэрийн гэрчилгээ.pdf', certificate_machine: 'Аппаратын зураг.pdf' },
})

const source = (answers: Answers): RegisterItem => ({
  register: 'generator',
  answers: { country: 'DE', industry: 'industry_road', ...answers },
  papers: {
    certificate_manufacture: 'Үйлдвэрийн гэрчилгээ.pdf',
    certificate_quality: 'Чанарын гэрчилгээ.pdf',
    radiation_pictures: 'Үүсгүүрийн зураг.pdf',
    source_holder: 'Агуулагчийн паспорт.pdf',
  },
})

/** Machines and sources that a request brought and that were permitted with it. */
export const permittedItems = {
  hospital: [
    machine({
      type: 'diagnostic',
      manufacturer: 'Siemens Healthineers',
      country: 'DE',
      manufactured_year: '2019',
      model: 'Multix Impact',
      serialnumber: 'MI-190442',
      max_kv: '150',
      max_ma: '800',
      industry: 'health',
      usage: 'Цээж, яс, үений оношилгоо',
    }),
    machine({
      type: 'ct',
      manufacturer: 'GE HealthCare',
      country: 'US',
      manufactured_year: '2021',
      model: 'Revolution EVO',
      serialnumber: 'REV-21-0783',
      max_kv: '140',
      max_ma: '560',
      industry: 'health',
      usage: 'Компьютер томографийн оношилгоо',
    }),
    machine({
      type: 'mammography',
      manufacturer: 'Hologic',
      country: 'US',
      manufactured_year: '2018',
      model: 'Selenia Dimensions',
      serialnumber: 'SD-88120',
      max_kv: '49',
      max_ma: '200',
      industry: 'health',
      usage: 'Хөхний эрт илрүүлэг',
    }),
  ],
  dental: [
    machine({
      type: 'dental',
      manufacturer: 'Planmeca',
      country: 'FI',
      manufactured_year: '2022',
      model: 'ProX',
      serialnumber: 'PX-22-1180',
      max_kv: '70',
      max_ma: '8',
      industry: 'dental',
      usage: 'Шүдний дүрс оношилгоо',
    }),
  ],
  road: [
    source({
      type: 'moisture_density_gauge',
      isotope: 'am_241_be',
      manufacturer: 'Troxler',
      country: 'US',
      manufactured_year: '2017',
      serialnumber: 'TX-3440-28114',
      activity_bq: '1480000000',
      physical_type: 'solid',
      classification: '4',
      certificate_number: 'TRX-17-28114',
      usage_purpose: 'Замын хучилтын нягт, чийг хэмжих',
    }),
    source({
      type: 'density_gauge',
      isotope: 'cs_137',
      manufacturer: 'Troxler',
      country: 'US',
      manufactured_year: '2017',
      serialnumber: 'TX-3440-28115',
      activity_bq: '296000000',
      physical_type: 'solid',
      classification: '5',
      certificate_number: 'TRX-17-28115',
      usage_purpose: 'Хөрсний нягтрал хэмжих',
    }),
  ],
  mine: [
    source({
      type: 'level_gauge',
      isotope: 'cs_137',
      manufacturer: 'Berthold',
      manufactured_year: '2020',
      serialnumber: 'LB-7440-5512',
      activity_bq: '3700000000',
      physical_type: 'solid',
      classification: '4',
      certificate_number: 'BT-20-5512',
      usage_purpose: 'Бункерийн түвшин хэмжих',
    }),
  ],
} as const satisfies Record<string, readonly RegisterItem[]>

export type DemoOwner = keyof typeof permittedItems

/** A survey meter whose calibration ends on a day. */
export const surveyMeter = (serialnumber: string, certifiedOn: string, endsOn: string): RegisterItem => ({
  register: 'surveymeter',
  answers: {
    model: 'RadEye B20',
    serialnumber,
    manufactured_country: 'DE',
    manufactured_year: '2021',
    measuring_range: '0.1 мкЗв/ц – 2 мЗв/ц',
    certified_date: certifiedOn,
    certificate_expire_date: endsOn,
  },
  papers: { certificate_file: 'Шалгалт тохируулгын гэрчилгээ.pdf' },
})

/** What everybody who works with radiation has one of. */
const protection = [
  'lead_equivalent_apron',
  'lead_equivalent_gloves',
  'thyroid_collars',
  'protective_eye_wear',
  'gonad_shield',
  'children_shield',
]

const yes = (...names: string[]) => Object.fromEntries(names.map(name => [name, 'yes']))

/** The answers each owner gives once: protection, workplace, storage. */
export const sheetsOf = (
  owner: DemoOwner,
  address: readonly string[],
): Readonly<Partial<Record<RegisterName, Answers>>> => {
  const workplace = {
    address: [...address],
    ...yes('xray_mark', 'alarming_light', 'ventilation_system', 'safety_procedures', 'controlled_area', 'control_room'),
    seperated_dark_room_size: 'no',
    equivalent_glass_window: 'yes',
    operator_radiation_loss: 'no',
  }
  const clothing = (people: number, ...more: readonly (readonly [kind: string, count: number])[]) => ({
    clothing: [
      ...protection.map(_id => ({ _id, count: people, mm: '1' })),
      ...more.map(([_id, count]) => ({ _id, count })),
    ],
  })
  const storage = {
    own_storage: 'yes',
    location: [...address],
    gauge_shutter: 'Түгжээтэй, битүүмжилсэн',
    ...yes('safety_instruction', 'safety_warning', 'mechanism_lockable', 'control_camera', 'security_guard'),
    ...yes('safety_net', 'safety_procedures', 'protective_barrier', 'measure_instrument'),
  }
  const metered = { surveymeter: { value: 'yes' } }
  switch (owner) {
    case 'hospital':
      return {
        ...metered,
        clothing: clothing(8, ['dosimeter', 18]),
        workplace: {
          ...workplace,
          address_full: 'Бага тойруу 12, дүрс оношилгооны тасаг',
          ...yes('protective_xray_room'),
        },
        safety: { own_storage: 'no' },
      }
    case 'dental':
      return {
        surveymeter: { value: 'no', contract_another_organization: 'no' },
        clothing: clothing(2),
        workplace: { ...workplace, address_full: 'Рентген өрөө, 2 давхар' },
        safety: { own_storage: 'no' },
      }
    case 'road':
      return {
        ...metered,
        clothing: clothing(3, ['dosimeter', 6]),
        workplace: { ...workplace, address_full: 'Замын лаборатори' },
        safety: { ...storage, address: 'Төв бааз, 3 дугаар агуулах' },
      }
    case 'mine':
      return {
        ...metered,
        clothing: clothing(4, ['dosimeter', 9], ['tongs', 2]),
        workplace: { ...workplace, address_full: 'Баяжуулах үйлдвэр, бункерийн хэсэг' },
        safety: { ...storage, address: 'Уурхайн талбай, цацрагийн агуулах' },
      }
  }
}
