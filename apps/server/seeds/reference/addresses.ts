// Provinces and the capital with districts or soums; deeper levels come with the full address list.
type Place = readonly [code: string, mn: string, en: string]
type Province = { readonly place: Place; readonly below: readonly Place[] }

export const provinces: readonly Province[] = [
  {
    place: ['11', 'Улаанбаатар', 'Ulaanbaatar'],
    below: [
      ['1101', 'Баянзүрх дүүрэг', 'Bayanzurkh'],
      ['1102', 'Баянгол дүүрэг', 'Bayangol'],
      ['1103', 'Багануур дүүрэг', 'Baganuur'],
      ['1104', 'Багахангай дүүрэг', 'Bagakhangai'],
      ['1105', 'Налайх дүүрэг', 'Nalaikh'],
      ['1106', 'Сонгинохайрхан дүүрэг', 'Songinokhairkhan'],
      ['1107', 'Сүхбаатар дүүрэг', 'Sukhbaatar'],
      ['1108', 'Хан-Уул дүүрэг', 'Khan-Uul'],
      ['1109', 'Чингэлтэй дүүрэг', 'Chingeltei'],
    ],
  },
  {
    place: ['21', 'Дорнод', 'Dornod'],
    below: [
      ['2101', 'Хэрлэн сум', 'Kherlen'],
      ['2102', 'Халхгол сум', 'Khalkhgol'],
    ],
  },
  {
    place: ['22', 'Сүхбаатар', 'Sukhbaatar'],
    below: [
      ['2201', 'Баруун-Урт сум', 'Baruun-Urt'],
      ['2202', 'Дарьганга сум', 'Dariganga'],
    ],
  },
  {
    place: ['23', 'Хэнтий', 'Khentii'],
    below: [
      ['2301', 'Хэрлэн сум', 'Kherlen'],
      ['2302', 'Бор-Өндөр сум', 'Bor-Undur'],
    ],
  },
  {
    place: ['41', 'Төв', 'Tuv'],
    below: [
      ['4101', 'Зуунмод сум', 'Zuunmod'],
      ['4102', 'Заамар сум', 'Zaamar'],
    ],
  },
  { place: ['42', 'Говьсүмбэр', 'Govisumber'], below: [['4201', 'Сүмбэр сум', 'Sumber']] },
  {
    place: ['43', 'Сэлэнгэ', 'Selenge'],
    below: [
      ['4301', 'Сүхбаатар сум', 'Sukhbaatar'],
      ['4302', 'Мандал сум', 'Mandal'],
    ],
  },
  {
    place: ['44', 'Дорноговь', 'Dornogovi'],
    below: [
      ['4401', 'Сайншанд сум', 'Sainshand'],
      ['4402', 'Замын-Үүд сум', 'Zamyn-Uud'],
    ],
  },
  {
    place: ['45', 'Дархан-Уул', 'Darkhan-Uul'],
    below: [
      ['4501', 'Дархан сум', 'Darkhan'],
      ['4502', 'Хонгор сум', 'Khongor'],
    ],
  },
  {
    place: ['46', 'Өмнөговь', 'Umnugovi'],
    below: [
      ['4601', 'Даланзадгад сум', 'Dalanzadgad'],
      ['4602', 'Ханбогд сум', 'Khanbogd'],
      ['4603', 'Цогтцэций сум', 'Tsogttsetsii'],
    ],
  },
  { place: ['48', 'Дундговь', 'Dundgovi'], below: [['4801', 'Сайнцагаан сум', 'Saintsagaan']] },
  {
    place: ['61', 'Орхон', 'Orkhon'],
    below: [
      ['6101', 'Баян-Өндөр сум', 'Bayan-Undur'],
      ['6102', 'Жаргалант сум', 'Jargalant'],
    ],
  },
  {
    place: ['62', 'Өвөрхангай', 'Uvurkhangai'],
    below: [
      ['6201', 'Арвайхээр сум', 'Arvaikheer'],
      ['6202', 'Хархорин сум', 'Kharkhorin'],
    ],
  },
  { place: ['63', 'Булган', 'Bulgan'], below: [['6301', 'Булган сум', 'Bulgan']] },
  { place: ['64', 'Баянхонгор', 'Bayankhongor'], below: [['6401', 'Баянхонгор сум', 'Bayankhongor']] },
  { place: ['65', 'Архангай', 'Arkhangai'], below: [['6501', 'Эрдэнэбулган сум', 'Erdenebulgan']] },
  {
    place: ['67', 'Хөвсгөл', 'Khuvsgul'],
    below: [
      ['6701', 'Мөрөн сум', 'Murun'],
      ['6702', 'Хатгал тосгон', 'Khatgal'],
    ],
  },
  { place: ['81', 'Завхан', 'Zavkhan'], below: [['8101', 'Улиастай сум', 'Uliastai']] },
  { place: ['82', 'Говь-Алтай', 'Govi-Altai'], below: [['8201', 'Есөнбулаг сум', 'Yesunbulag']] },
  { place: ['83', 'Баян-Өлгий', 'Bayan-Ulgii'], below: [['8301', 'Өлгий сум', 'Ulgii']] },
  { place: ['84', 'Ховд', 'Khovd'], below: [['8401', 'Жаргалант сум', 'Jargalant']] },
  { place: ['85', 'Увс', 'Uvs'], below: [['8501', 'Улаангом сум', 'Ulaangom']] },
]
