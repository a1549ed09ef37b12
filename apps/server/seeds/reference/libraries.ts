// Options of choices that several forms share, by library.
/** `data` is copied into the fields that a form names in `autofields`. */
type Choice = readonly [value: string, mn: string, en: string, data?: Readonly<Record<string, string>>]

export const libraries: Readonly<Record<string, readonly Choice[]>> = {
  xray_kind: [
    ['diagnostic', 'Оношилгооны рентген аппарат', 'Diagnostic X-ray unit'],
    ['dental', 'Шүдний рентген аппарат', 'Dental X-ray unit'],
    ['mammography', 'Хөхний рентген аппарат', 'Mammography unit'],
    ['ct', 'Компьютер томограф', 'Computed tomography scanner'],
    ['c_arm', 'Мэс заслын C гар хэлбэрийн аппарат', 'Surgical C-arm'],
    ['industrial', 'Үйлдвэрийн рентген аппарат', 'Industrial X-ray unit'],
  ],
  country: [
    ['CN', 'БНХАУ', 'China'],
    ['DE', 'Герман', 'Germany'],
    ['JP', 'Япон', 'Japan'],
    ['KR', 'Өмнөд Солонгос', 'South Korea'],
    ['MN', 'Монгол', 'Mongolia'],
    ['NL', 'Нидерланд', 'Netherlands'],
    ['RU', 'ОХУ', 'Russia'],
    ['US', 'АНУ', 'United States'],
  ],
  sample_kind: [
    ['water', 'Ус', 'Water'],
    ['soil', 'Хөрс', 'Soil'],
    ['food', 'Хүнсний бүтээгдэхүүн', 'Food product'],
    ['mineral', 'Эрдэс түүхий эд', 'Mineral raw material'],
    ['other', 'Бусад', 'Other'],
  ],
  purpose: [
    ['medical', 'Эрүүл мэнд', 'Health care'],
    ['industry', 'Үйлдвэрлэл', 'Industry'],
    ['science', 'Эрдэм шинжилгээ', 'Science'],
    ['education', 'Сургалт', 'Education'],
  ],
  isotope: [
    ['co_60', 'Кобальт-60', 'Cobalt-60', { half_life: '5.27 жил' }],
    ['cs_137', 'Цези-137', 'Caesium-137', { half_life: '30.1 жил' }],
    ['ir_192', 'Иридий-192', 'Iridium-192', { half_life: '73.8 хоног' }],
    ['am_241', 'Америций-241', 'Americium-241', { half_life: '432 жил' }],
  ],
  'explosive/materials': [
    ['anfo', 'Игданит (АНФО)', 'ANFO'],
    ['emulsion', 'Эмульсийн тэсрэх бодис', 'Emulsion explosive'],
    ['ammonite_6', 'Аммонит 6ЖВ', 'Ammonite 6ZhV'],
    ['detonator', 'Цахилгаан дэтонатор', 'Electric detonator'],
    ['cord', 'Дэтонацийн утас', 'Detonating cord'],
  ],
}
