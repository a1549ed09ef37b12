// What fills the sentences of messages where nothing happened; numbers are as long as they get.
export const sampleParams = {
  number: 'R260000042',
  cs_id: '01900000-0000-7000-8000-0000000000c5',
  invoice: 'N260000042',
  service: { mn: 'Рентген аппарат ашиглах зөвшөөрөл', en: 'Permit to use an X-ray unit' },
  amount: '1,250,000 ₮',
  received: '25,000₮',
  rest: '25,000₮',
  due: '2026-12-10',
  date: '2026-12-31',
  from: '2026-01-01',
  to: '2028-12-31',
  until: '2026-01-31',
  limits: { mn: '2-р байранд ажиллуулахыг зогсоосон', en: 'Not to be used in building 2' },
  reason: 'Хаягийн мэдээлэл зөрсөн тул залруулав.',
  name: 'Бат-Эрдэнэ',
  by: 'Б. Оюунчимэг',
  applicant: { mn: 'Дорж Бат-Эрдэнэ', en: 'Дорж Бат-Эрдэнэ' },
  company: { mn: 'Оргил Эмнэлэг ХХК', en: 'Orgil Hospital LLC' },
  year: '2026',
  season: '4',
  count: '3',
  finding: { mn: 'Хүсэлт R260000042: агуулга өөрчлөгдсөн.', en: 'Request R260000042: the content was changed.' },
  what: { mn: 'Нэгжийн даргын эрх олгох', en: 'Give the role of head of unit' },
  about: { mn: 'О. Тэмүүлэн', en: 'O. Temuulen' },
} as const

/** The same in one language. */
export const sampleValues = (language: 'mn' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sampleParams).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
  )
