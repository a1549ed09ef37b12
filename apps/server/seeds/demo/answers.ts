// Complete answers of the X-ray licence, for demo cases and tests.

/** An uploaded file as a file field holds it. */
export type FileAnswer = { readonly name: string; readonly title: string; readonly size: number }

/** The service: category and form number. */
export const xRayService = { formid: 101, category_id: 1 } as const

/** Everything a person would fill in. */
export const xRayAnswers = (passport: FileAnswer, rest: Readonly<Record<string, unknown>> = {}) => ({
  contact_phone: '99112233',
  contact_email: 'bat-erdene@khyanalt.test',
  use_address: ['11', '1119'],
  address_detail: '1-р хороо, Бага тойруу, 5-р байр, 12 тоот',
  unit_kind: 'dental',
  unit_model: 'Ray-60',
  unit_serial: 'SN-2026-001',
  unit_maker: 'Morita',
  unit_country: 'JP',
  unit_year: '2024',
  installed_on: '2025-03-01',
  max_kv: '70',
  unit_state: 'new',
  shielded_room: 'yes',
  room_size: '12',
  protective_items: ['apron', 'collar'],
  dosimeters: 'yes',
  dosimetry_lab: 'Цацрагийн хяналтын лаборатори',
  operators: [{ _id: 'r1', operator_name: 'Б. Болд', operator_position: 'Шүдний эмч' }],
  passport_file: passport,
  truthful: true,
  ...rest,
})
