// Public holidays of Mongolia. The agency checks the days of the moon calendar each year and may enter others.

type Holiday = { readonly day: string; readonly name_mn: string; readonly name_en: string }

/** Every year on the same day. */
const fixed: readonly (readonly [string, string, string])[] = [
  ['01-01', 'Шинэ жил', 'New Year'],
  ['03-08', 'Олон улсын эмэгтэйчүүдийн өдөр', 'International Women’s Day'],
  ['06-01', 'Хүүхдийн баяр', 'Children’s Day'],
  ...['11', '12', '13', '14', '15'].map(
    day => [`07-${day}`, 'Үндэсний их баяр наадам', 'Naadam'] as [string, string, string],
  ),
  ['11-26', 'Бүгд Найрамдах Улс тунхагласан өдөр', 'Republic Day'],
  ['12-29', 'Үндэсний эрх чөлөө, тусгаар тогтнолоо сэргээсний баярын өдөр', 'Independence Day'],
]
const fixedYears = { first: 2024, last: 2036 }

/** By the moon: three days of the new year, the day of the Buddha, the day of Chinggis Khaan. */
const byMoon: readonly (readonly [newYear: readonly [string, string, string], buddha: string, chinggis: string])[] = [
  [['2024-02-10', '2024-02-11', '2024-02-12'], '2024-05-23', '2024-11-02'],
  [['2025-03-01', '2025-03-02', '2025-03-03'], '2025-06-11', '2025-11-21'],
  [['2026-02-18', '2026-02-19', '2026-02-20'], '2026-05-31', '2026-11-10'],
  [['2027-02-07', '2027-02-08', '2027-02-09'], '2027-05-20', '2027-10-30'],
]

/** Every holiday that is known, by day. */
export const holidays: readonly Holiday[] = [
  ...Array.from({ length: fixedYears.last - fixedYears.first + 1 }, (_, index) => fixedYears.first + index).flatMap(
    year => fixed.map(([day, name_mn, name_en]) => ({ day: `${year}-${day}`, name_mn, name_en })),
  ),
  ...byMoon.flatMap(([newYear, buddha, chinggis]) => [
    ...newYear.map(day => ({ day, name_mn: 'Цагаан сар', name_en: 'Lunar New Year' })),
    { day: buddha, name_mn: 'Бурхан багшийн Их дүйчэн өдөр', name_en: 'Buddha’s Day' },
    { day: chinggis, name_mn: 'Их Эзэн Чингис хааны өдөр', name_en: 'Chinggis Khaan’s Day' },
  ]),
]
