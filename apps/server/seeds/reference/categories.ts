// Service categories with their certificate codes (CON-053); 16 is a notice, 121 and 124 lead to areas of their own.
export const categories = [
  { id: 1, code: '08', name_mn: 'Цацрагийн хамгаалалт, аюулгүй байдал', name_en: 'Radiation protection and safety', icon: 'radiation', module: 'INSPECTION' },
  { id: 14, code: '45', name_mn: 'Тэсэрч дэлбэрэх бодис, тэсэлгээний ажил', name_en: 'Explosives and blasting', icon: 'explosive', module: 'INSPECTION' },
  { id: 65, code: '06', name_mn: 'Лабораторийн шинжилгээ', name_en: 'Laboratory analysis', icon: 'laboratory', module: 'INSPECTION' },
  { id: 121, code: '22', name_mn: 'Хүнсний аюулгүй байдлын бүртгэл', name_en: 'Food-safety registration', icon: 'food', module: 'FSI' },
  { id: 124, code: null, name_mn: 'АМНАТ-ийн тайлан', name_en: 'Mineral resource fee report', icon: 'mineral', module: 'AMNAT' },
  { id: 16, code: '02', name_mn: 'Экспорт, импортын бичиг баримт', name_en: 'Export and import documents', icon: 'border', module: 'INSPECTION' },
] as const
