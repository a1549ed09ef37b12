// Options of choices that several forms share, by library.
type Choice = readonly [value: string, mn: string, en: string]

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
}
