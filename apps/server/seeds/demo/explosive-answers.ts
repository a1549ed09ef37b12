// What the mine of the demo asks for: materials permitted to be bought, and loads taken from the permit.
import { addDays } from '@khyanalt/domain/day-bound'
import type { FileAnswer } from './answers.ts'

/** Services of explosives: the purchase permit, and the transport that takes from it. */
export const purchaseService = { formid: 142, category_id: 14 } as const
export const transportService = { formid: 143, category_id: 14 } as const

type Papers = (title: string) => Promise<FileAnswer>

export const purchaseAnswers = async (paper: Papers, today: string) => ({
  blasting_permit: 'ТЗ-2025/118',
  site_name: 'Цогтцэций уурхай',
  site_address: ['46', '4643'],
  storage_certificate: 'АГ-2024/044',
  stock_left: '0',
  materials: [
    { _id: 'm1', explosive_name: 'anfo', mark: 'АНФО-94', quantity_numeric: '12000', unit_type: 'kg' },
    { _id: 'm2', explosive_name: 'packaged_emulsion', mark: 'ПЭ-32', quantity_numeric: '850.5', unit_type: 'kg' },
    { _id: 'm3', explosive_name: 'nonelectric_detonator', mark: 'НСИ-25', quantity_numeric: '400', unit_type: 'pcs' },
    { _id: 'm4', explosive_name: 'cord', mark: 'ДШ-12', quantity_numeric: '1500', unit_type: 'm' },
  ],
  need: 'Ил уурхайн улирлын тэсэлгээний ажилд хэрэглэнэ.',
  supplier_name: 'Монтэсрэлт нийлүүлэгч',
  supplier_licence: 'ТЛ-0071',
  contract_number: '2026/14',
  contract_date: today,
  delivered_by: 'supplier',
  first_delivery: today,
  deliveries: '6',
  contract_file: await paper('Нийлүүлэх гэрээ.pdf'),
  need_file: await paper('Хэрэгцээний тооцоо.pdf'),
  truthful: true,
})

/** A load: what of which material, in figures and words. */
export type Load = readonly (readonly [material: string, quantity: string, words: string, unit: 'kg' | 'pcs' | 'm'])[]

export const transportAnswers = async (paper: Papers, today: string, permit: string, load: Load) => ({
  explosive_permit: permit,
  explosives: load.map(([explosive_name, quantity_numeric, quantity_alphabet, unit_type], index) => ({
    _id: `u${index + 1}`,
    explosive_name,
    mark: 'Баглаа, боодлын дагуу',
    unit_type,
    quantity_numeric,
    quantity_alphabet,
    warehouse_location: 'Налайх, 2 дугаар агуулах',
    explosives_company: 'Монтэсрэлт',
  })),
  net_weight: '4000',
  trips: '2',
  with_detonators: 'no',
  from_address: ['11', '1101'],
  from_detail: 'Налайх, 2 дугаар агуулах',
  to_address: ['46', '4643'],
  to_detail: 'Уурхайн тэсрэх бодисын агуулах',
  route: 'Улаанбаатар – Мандалговь – Цогтцэций',
  route_km: '580',
  departs_on: today,
  last_on: today,
  vehicles: [
    {
      _id: 'v1',
      plate_number: '1234 УБА',
      vehicle_model: 'Kamaz 65115',
      capacity: '10000',
      inspected_on: addDays(today, -60),
      driver_name: 'Ц. Батбилэг',
      driver_phone: '99112200',
      driver_file: await paper('Жолоочийн үнэмлэх.pdf'),
      vehicle_file: await paper('Тээврийн хэрэгслийн гэрчилгээ.pdf'),
    },
  ],
  guards: [{ _id: 'g1', guard_name: 'Б. Отгонбаяр', guard_company: 'Бат Хамгаалалт', guard_phone: '99114455' }],
  vehicle_items: ['extinguisher', 'signs', 'gps', 'earth', 'aid'],
  emergency_phone: '99223344',
  emergency_file: await paper('Онцгой үеийн төлөвлөгөө.pdf'),
  guard_file: await paper('Харуул хамгаалалтын гэрээ.pdf'),
  truthful: true,
})
