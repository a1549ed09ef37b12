// Service categories with their certificate codes (CON-053); 16 is a notice, 121 and 124 lead to areas of their own.
// A folder shows its services in a dialog, any other category lists them (REQ-CAT-02).

type Subcategory = {
  readonly id: number
  readonly name_mn: string
  readonly name_en: string
  readonly folder: boolean
}

export type SeedCategory = {
  readonly id: number
  readonly code: string | null
  readonly name_mn: string
  readonly name_en: string
  readonly icon: string
  readonly module: 'INSPECTION' | 'FSI' | 'AMNAT'
  readonly children: readonly Subcategory[]
}

const listed = (id: number, name_mn: string, name_en: string): Subcategory => ({ id, name_mn, name_en, folder: false })
const folder = (id: number, name_mn: string, name_en: string): Subcategory => ({ id, name_mn, name_en, folder: true })

export const categories: readonly SeedCategory[] = [
  {
    id: 1,
    code: '08',
    name_mn: 'Цацрагийн хамгаалалт',
    name_en: 'Radiation protection',
    icon: 'radiation',
    module: 'INSPECTION',
    children: [
      listed(1001, 'Тусгай зөвшөөрөл', 'Licences'),
      folder(1002, 'Бүртгэл, мэдэгдэл', 'Registrations and notifications'),
    ],
  },
  {
    id: 14,
    code: '45',
    name_mn: 'Тэсрэх бодис, тэсэлгээ',
    name_en: 'Explosives and blasting',
    icon: 'explosive',
    module: 'INSPECTION',
    children: [
      listed(1401, 'Тэсрэх бодисын эргэлт', 'Circulation of explosives'),
      folder(1402, 'Тэсэлгээний ажил', 'Blasting work'),
    ],
  },
  {
    id: 65,
    code: '06',
    name_mn: 'Лабораторийн шинжилгээ, стандарт',
    name_en: 'Laboratory analysis and standards',
    icon: 'laboratory',
    module: 'INSPECTION',
    children: [listed(6501, 'Шинжилгээ', 'Analyses'), folder(6502, 'Тохирол, хэмжил зүй', 'Conformity and metrology')],
  },
  {
    id: 121,
    code: '22',
    name_mn: 'Хүнсний аюулгүй байдлын бүртгэл',
    name_en: 'Food-safety registration',
    icon: 'food',
    module: 'FSI',
    children: [],
  },
  {
    id: 124,
    code: null,
    name_mn: 'АМНАТ',
    name_en: 'Mineral resource fee report',
    icon: 'mineral',
    module: 'AMNAT',
    children: [],
  },
  {
    id: 16,
    code: '02',
    name_mn: 'Экспорт, импортын бичиг баримт',
    name_en: 'Export and import documents',
    icon: 'border',
    module: 'INSPECTION',
    children: [],
  },
  {
    id: 21,
    code: '11',
    name_mn: 'Хүнс, хилийн хяналт',
    name_en: 'Food and border control',
    icon: 'harvest',
    module: 'INSPECTION',
    children: [
      listed(2101, 'Хүнс', 'Food'),
      folder(2102, 'Хорио цээр, мал эмнэлэг', 'Quarantine and veterinary control'),
    ],
  },
  {
    id: 22,
    code: '12',
    name_mn: 'Барилга, хөдөлмөрийн аюулгүй байдал',
    name_en: 'Construction and safety at work',
    icon: 'construction',
    module: 'INSPECTION',
    children: [
      listed(2201, 'Барилга, тоног төхөөрөмж', 'Construction and equipment'),
      folder(2202, 'Хөдөлмөрийн аюулгүй байдал', 'Safety at work'),
    ],
  },
  {
    id: 23,
    code: '13',
    name_mn: 'Эрүүл ахуй, эрүүл мэнд, боловсрол',
    name_en: 'Hygiene, health and education',
    icon: 'health',
    module: 'INSPECTION',
    children: [
      listed(2301, 'Эрүүл ахуй', 'Hygiene'),
      folder(2302, 'Байгууллагын бэлэн байдал', 'Readiness of institutions'),
    ],
  },
  {
    id: 24,
    code: '14',
    name_mn: 'Байгаль орчин, уул уурхай',
    name_en: 'Environment and mining',
    icon: 'environment',
    module: 'INSPECTION',
    children: [listed(2401, 'Уул уурхай', 'Mining'), folder(2402, 'Байгаль орчин', 'Environment')],
  },
]

/** Every category as a row, parents before children; a child has its parent's icon and module and no code of its own. */
export const categoryRows = categories.flatMap(({ children, ...parent }) => [
  { ...parent, parent_id: null, folder: false },
  ...children.map(child => ({ ...child, parent_id: parent.id, code: null, icon: parent.icon, module: parent.module })),
])
