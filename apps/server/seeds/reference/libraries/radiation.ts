// Choices of forms about radiation.
import type { Choice, Libraries } from './choice.ts'

/** A number of the United Nations for radioactive material, with the proper shipping name in both languages. */
const un = (number: string, mn: string, en: string): Choice => [
  `UN${number}`,
  `UN ${number} – ${mn}`,
  `UN ${number} – ${en}`,
  { shipping_name: mn, shipping_name_en: en },
]

export const radiationLibraries: Libraries = {
  purpose: [
    ['medical', 'Эрүүл мэнд', 'Health care'],
    ['industry', 'Үйлдвэрлэл', 'Industry'],
    ['science', 'Эрдэм шинжилгээ', 'Science'],
    ['education', 'Сургалт', 'Education'],
  ],
  dental_xray_kind: [
    ['intraoral', 'Нэг шүдний рентген аппарат', 'Intraoral X-ray unit'],
    ['panoramic', 'Панорам рентген аппарат', 'Panoramic X-ray unit'],
    ['cephalometric', 'Цефалометрийн рентген аппарат', 'Cephalometric X-ray unit'],
    ['cbct', 'Шүдний 3D томограф (CBCT)', 'Cone beam CT scanner (CBCT)'],
    ['portable', 'Зөөврийн шүдний рентген аппарат', 'Portable dental X-ray unit'],
  ],
  // Regulations for the safe transport of radioactive material: numbers, packages, labels.
  un_radioactive: [
    un('2908', 'Цацраг идэвхт материал, чөлөөлөгдсөн савлагаа – хоосон сав', 'Excepted package – empty packaging'),
    un(
      '2910',
      'Цацраг идэвхт материал, чөлөөлөгдсөн савлагаа – бага хэмжээний материал',
      'Excepted package – limited quantity',
    ),
    un(
      '2911',
      'Цацраг идэвхт материал, чөлөөлөгдсөн савлагаа – багаж, эдлэл',
      'Excepted package – instruments or articles',
    ),
    un('2912', 'Бага хувийн идэвхтэй материал (LSA-I)', 'Low specific activity material (LSA-I)'),
    un('3321', 'Бага хувийн идэвхтэй материал (LSA-II)', 'Low specific activity material (LSA-II)'),
    un('3322', 'Бага хувийн идэвхтэй материал (LSA-III)', 'Low specific activity material (LSA-III)'),
    un('2913', 'Гадаргуу нь бохирдсон эд зүйл (SCO)', 'Surface contaminated objects (SCO)'),
    un('2915', 'Цацраг идэвхт материал, A төрлийн савлагаа', 'Radioactive material, type A package'),
    un(
      '3332',
      'Цацраг идэвхт материал, A төрлийн савлагаа, тусгай хэлбэрийн',
      'Radioactive material, type A package, special form',
    ),
    un('2916', 'Цацраг идэвхт материал, B(U) төрлийн савлагаа', 'Radioactive material, type B(U) package'),
    un('2917', 'Цацраг идэвхт материал, B(M) төрлийн савлагаа', 'Radioactive material, type B(M) package'),
    un('3323', 'Цацраг идэвхт материал, C төрлийн савлагаа', 'Radioactive material, type C package'),
    un('2919', 'Цацраг идэвхт материал, тусгай нөхцөлөөр тээвэрлэх', 'Radioactive material under special arrangement'),
  ],
  radiation_package: [
    ['excepted', 'Чөлөөлөгдсөн савлагаа', 'Excepted package'],
    ['ip_1', 'Үйлдвэрийн савлагаа IP-1', 'Industrial package IP-1'],
    ['ip_2', 'Үйлдвэрийн савлагаа IP-2', 'Industrial package IP-2'],
    ['ip_3', 'Үйлдвэрийн савлагаа IP-3', 'Industrial package IP-3'],
    ['a', 'A төрлийн савлагаа', 'Type A package'],
    ['b_u', 'B(U) төрлийн савлагаа', 'Type B(U) package'],
    ['b_m', 'B(M) төрлийн савлагаа', 'Type B(M) package'],
    ['c', 'C төрлийн савлагаа', 'Type C package'],
  ],
  radiation_label: [
    ['none', 'Шошгогүй (чөлөөлөгдсөн савлагаа)', 'No label (excepted package)'],
    ['white_1', 'I – цагаан', 'I – White'],
    ['yellow_2', 'II – шар', 'II – Yellow'],
    ['yellow_3', 'III – шар', 'III – Yellow'],
  ],
}
