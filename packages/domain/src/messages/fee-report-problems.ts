// What a person reads for each problem of a fee report or a late request.
import type { Texts } from '../text.ts'

export type FeeReportProblemCode =
  | 'must_select'
  | 'must_write'
  | 'not_an_option'
  | 'quarter_closed'
  | 'licence_too_long'
  | 'licence_wrong'
  | 'text_too_long'
  | 'files_too_many'
  | 'file_twice'
  | 'file_unknown'
  | 'not_a_number'
  | 'number_out_of_range'
  | 'too_many_decimals'
  | 'number_too_small'
  | 'month_outside'
  | 'total_differs'
  | 'x_fee_not_zero'
  | 'opens_too_early'
  | 'closes_too_early'

export const feeReportProblemTexts = {
  mn: {
    must_select: 'Заавал сонгоно уу',
    must_write: 'Заавал бичнэ үү',
    not_an_option: 'Жагсаалтад байгаа утгаас сонгоно уу',
    quarter_closed: 'Энэ улирлын тайлан илгээх хугацаа нээлттэй биш байна',
    licence_too_long: 'Тусгай зөвшөөрлийн дугаар дээд тал нь {max} тэмдэгт',
    licence_wrong: 'Тусгай зөвшөөрлийн дугаарыг зөвхөн үсэг, цифрээр бичнэ үү. MV, XV-г тусад нь сонгоно',
    text_too_long: 'Хэт урт байна. Дээд тал нь {max} тэмдэгт',
    files_too_many: 'Файлын тоо хэтэрсэн байна. Дээд тал нь {limit}',
    file_twice: 'Нэг файл давхардсан байна',
    file_unknown: 'Файлыг серверээс олсонгүй. Дахин оруулна уу',
    not_a_number: 'Тоо оруулна уу',
    number_out_of_range: 'Тоо хэт том байна. Бүхэл хэсэг нь дээд тал нь {digits} орон',
    too_many_decimals: 'Таслалаас хойш дээд тал нь {max} орон бичнэ үү',
    number_too_small: '{min} эсвэл түүнээс их тоо оруулна уу',
    month_outside: 'Энэ сар сонгосон улиралд хамаарахгүй',
    total_differs: 'Нийт дүн мөрүүдийн нийлбэртэй тохирохгүй байна. Зөв дүн: {total}',
    x_fee_not_zero: 'Үйл ажиллагаа явуулаагүй улирлын (X) тайланд төлбөрийн нийт дүн 0 байна',
    opens_too_early: 'Хугацаа тухайн улирал дууссаны дараа нээгдэнэ',
    closes_too_early: 'Хаагдах өдөр нээгдэх өдрөөс өмнө байж болохгүй',
  },
  en: {
    must_select: 'Must be selected',
    must_write: 'Must be written',
    not_an_option: 'Choose from the list',
    quarter_closed: 'Reports of this quarter are not taken at present',
    licence_too_long: 'A licence number has at most {max} characters',
    licence_wrong: 'Write the licence number in letters and digits only; choose MV or XV beside it',
    text_too_long: 'Too long. At most {max} characters',
    files_too_many: 'Too many files. At most {limit}',
    file_twice: 'The same file was added twice',
    file_unknown: 'The file was not found on the server. Please choose it again',
    not_a_number: 'Enter a number',
    number_out_of_range: 'The number is too big. At most {digits} digits before the point',
    too_many_decimals: 'At most {max} digits after the point',
    number_too_small: 'Enter {min} or more',
    month_outside: 'This month does not belong to the chosen quarter',
    total_differs: 'The total is not the sum of the lines. It should be {total}',
    x_fee_not_zero: 'In the report of a quarter without work (X), the fee totals must be 0',
    opens_too_early: 'The window opens after the quarter has ended',
    closes_too_early: 'The last day cannot be before the first',
  },
} as const satisfies Texts<FeeReportProblemCode>
