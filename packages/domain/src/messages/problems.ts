// What a person reads for each problem of an answer; the codes are those of the form engine.
import type { Texts } from '../text.ts'

/** Codes of problems that an answer may have. */
export type ProblemCode =
  | 'required'
  | 'required_choice'
  | 'required_file'
  | 'required_table'
  | 'required_answer'
  | 'required_named_file'
  | 'required_one'
  | 'value_empty'
  | 'must_enter'
  | 'must_select'
  | 'row_pending'
  | 'wrong_shape'
  | 'forbidden_key'
  | 'too_deep'
  | 'too_large'
  | 'too_long'
  | 'unprintable_character'
  | 'language_mn'
  | 'language_en'
  | 'language_ru'
  | 'look_alikes'
  | 'not_a_number'
  | 'number_out_of_range'
  | 'too_many_decimals'
  | 'number_too_small'
  | 'number_too_large'
  | 'not_an_email'
  | 'phone_not_digits'
  | 'phone_person'
  | 'phone_organisation'
  | 'phone_foreigner'
  | 'not_a_model'
  | 'not_an_identifier'
  | 'not_a_document_number'
  | 'not_a_web_address'
  | 'not_an_iban'
  | 'not_a_time'
  | 'not_an_international_phone'
  | 'not_a_date'
  | 'not_a_year'
  | 'not_whole'
  | 'quantity_exceeded'
  | 'quantity_exhausted'
  | 'quantity_upper'
  | 'unit_differs'
  | 'unit_unlike'
  | 'year_in_future'
  | 'year_too_late'
  | 'year_in_past'
  | 'year_too_early'
  | 'date_in_future'
  | 'date_too_late'
  | 'date_in_past'
  | 'date_too_early'
  | 'register_incomplete'
  | 'info_missing'
  | 'must_be_entered'
  | 'choose_type'
  | 'choose_class'
  | 'not_an_option'
  | 'duplicate_choice'
  | 'too_many_choices'
  | 'worker_type_not_asked'
  | 'worker_incomplete'
  | 'not_the_constant'
  | 'too_many_rows'
  | 'check_failed'
  | 'row_without_id'
  | 'duplicate_row_id'
  | 'unknown_row'
  | 'file_not_uploaded'
  | 'file_unknown'
  | 'file_empty'
  | 'file_too_large'
  | 'too_many_files'
  | 'duplicate_file'
  | 'unknown'

export const problemTexts = {
  mn: {
    required: '{field} оруулна уу',
    required_choice: '{field} сонгоно уу',
    required_file: '{field} файл оруулна уу',
    required_table: '{field} заавал оруулна уу',
    required_answer: '“{field}” гэсэн асуултад хариулна уу',
    required_named_file: '{field} оруулна уу',
    required_one: 'Дараахаас дор хаяж нэгийг бөглөнө үү: {fields}',
    value_empty: 'Утга хоосон байна',
    must_enter: 'Заавал оруулна уу',
    must_select: 'Заавал сонгоно уу',
    row_pending: 'Бөглөсөн мөрөө нэмэхийн тулд Нэмэх товч дарна уу',
    wrong_shape: '{field}: утгыг уншиж чадсангүй. Дахин оруулна уу',
    forbidden_key: 'Зөвшөөрөгдөөгүй нэртэй утга байна',
    too_deep: '{field}: мэдээлэл хэт олон давхар байна',
    too_large: '{field}: мэдээлэл хэт том байна',
    too_long: 'Хэт урт байна. Дээд тал нь {max} тэмдэгт',
    unprintable_character: 'Хэвлэх боломжгүй тэмдэгт байна: {character}',
    language_mn: 'Зөвхөн монгол (кирилл) үсгээр бичнэ үү',
    language_en: 'Зөвхөн англи (латин) үсгээр бичнэ үү',
    language_ru: 'Зөвхөн орос (кирилл) үсгээр бичнэ үү',
    look_alikes: 'Кирилл, латин үсэг холилдсон байна. {proposal} гэж бичнэ үү',
    not_a_number: 'Тоо оруулна уу',
    number_out_of_range: 'Тоо хэт том байна. Дээд тал нь {digits} орон',
    too_many_decimals: 'Таслалаас хойш дээд тал нь {max} орон бичнэ үү',
    number_too_small: '{min} эсвэл түүнээс их тоо оруулна уу',
    number_too_large: '{max} эсвэл түүнээс бага тоо оруулна уу',
    not_an_email: 'Зөв имэйл хаяг оруулна уу',
    phone_not_digits: 'Утасны дугаарыг зөвхөн цифрээр бичнэ үү',
    phone_person: 'Утасны дугаарыг 8 оронтой бичнэ үү',
    phone_organisation: 'Утасны дугаарыг 6–8 оронтой бичнэ үү',
    phone_foreigner: 'Утасны дугаарыг 8 оронтой, гадаадын дугаар бол улсын кодтой нь бичнэ үү. Жишээ: +86 10 1234 5678',
    not_a_model: 'Марк, загварын нэрийг үсэг, тоогоор бичнэ үү. Жишээ: Siemens Multix',
    not_an_identifier:
      'Дугаарыг дээр нь байгаагаар үсэг, тоо, зураас, цэгээр, 100 хүртэл тэмдэгтээр бичнэ үү. Жишээ: KS-55713',
    not_a_document_number:
      'Баримтын дугаарыг дээр нь байгаагаар, тоотой нь, 100 хүртэл тэмдэгтээр бичнэ үү. Жишээ: CT-2025/17',
    not_a_web_address: 'Цахим хуудасны хаягийг зөв бичнэ үү. Жишээ: www.example.mn',
    not_an_iban:
      'IBAN дансны дугаарыг зөв бичнэ үү: улсын хоёр үсэг, хоёр хяналтын тоо, дансны дугаар. Жишээ: MN12 1234 1234 5678 9123',
    not_a_time: 'Цагийг ЦЦ:ММ хэлбэрээр бичнэ үү. Жишээ: 14:30',
    not_an_international_phone: 'Утасны дугаарыг улсын кодтой нь бичнэ үү. Жишээ: +86 10 1234 5678',
    not_a_date: 'Огноог ОООО-СС-ӨӨ хэлбэрээр зөв оруулна уу',
    not_a_year: 'Оныг {min}–{max} хооронд, дөрвөн оронгоор оруулна уу',
    quantity_exceeded: 'Зөвшөөрөгдсөн хэмжээнээс хэтэрсэн байна',
    quantity_exhausted: 'Зөвшөөрөгдсөн хэмжээ дууссан байна',
    quantity_upper: 'Дээд хэмжээнээс хэтэрсэн байна',
    unit_differs: 'Хэмжих нэгж зөвшөөрлийнхөөс өөр байна',
    unit_unlike: 'Нэг материалыг бүх мөрөнд ижил нэгжээр бичнэ үү',
    not_whole: 'Бүхэл тоо оруулна уу',
    year_in_future: 'Энэ оноос ({bound}) хойш байж болохгүй',
    year_too_late: 'Хамгийн сүүлд {bound} он байж болно',
    year_in_past: 'Энэ оноос ({bound}) өмнө байж болохгүй',
    year_too_early: 'Хамгийн түрүүнд {bound} он байж болно',
    date_in_future: 'Өнөөдрөөс ({bound}) хойш байж болохгүй',
    date_too_late: 'Хамгийн сүүлд {bound} байж болно',
    date_in_past: 'Өнөөдрөөс ({bound}) өмнө байж болохгүй',
    date_too_early: 'Хамгийн түрүүнд {bound} байж болно',
    register_incomplete: 'Мэдээлэл дутуу: {missing}',
    info_missing: 'Мэдээлэл дутуу',
    must_be_entered: 'Зайлшгүй оруулна уу',
    choose_type: 'Төрөл сонгоно уу',
    choose_class: 'Ангилал сонгоно уу',
    not_an_option: '{field}: жагсаалтад байгаа утгаас сонгоно уу',
    duplicate_choice: 'Нэг сонголт давхардсан байна',
    too_many_choices: 'Хэт олон сонголт байна',
    worker_type_not_asked: '{name}: энэ хүсэлтэд шаардсан төрлийн ажилтан биш байна',
    worker_incomplete: '{name}: ажилтны мэдээлэл дутуу байна. Гүйцээж оруулна уу',
    not_the_constant: '{field}: утгыг өөрчлөх боломжгүй',
    too_many_rows: 'Мөрийн тоо хэтэрсэн байна. Дээд тал нь {limit}',
    check_failed: '{say}',
    row_without_id: '{row}-р мөрийг уншиж чадсангүй',
    duplicate_row_id: '{row}-р мөр давхардсан байна',
    unknown_row: '{field}: ийм мөр байхгүй',
    file_not_uploaded: 'Файл хуулагдаж дуусаагүй байна. Дахин оруулна уу',
    file_unknown: 'Файлыг серверээс олсонгүй. Дахин оруулна уу',
    file_empty: 'Файл хоосон байна',
    file_too_large: 'Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ {max}MB',
    too_many_files: 'Файлын тоо хэтэрсэн байна. Дээд тал нь {limit}',
    duplicate_file: 'Нэг файл давхардсан байна',
    unknown: '{field}: мэдээллээ шалгана уу',
  },
  en: {
    required: 'Enter {field}',
    required_choice: 'Choose {field}',
    required_file: 'Upload {field}',
    required_answer: 'Answer the question “{field}”',
    required_named_file: 'Upload {field}',
    required_table: '{field} must be entered',
    required_one: 'Fill in at least one of these: {fields}',
    value_empty: 'Value is empty',
    must_enter: 'Must be entered',
    must_select: 'Must be selected',
    row_pending: 'Press Add to add the row you filled in',
    wrong_shape: '{field}: the value could not be read. Enter it again',
    forbidden_key: 'A value has a name that is not allowed',
    too_deep: '{field}: the information is nested too deeply',
    too_large: '{field}: the information is too large',
    too_long: 'Too long. At most {max} characters',
    unprintable_character: 'This character cannot be printed: {character}',
    language_mn: 'Write in Mongolian Cyrillic letters only',
    language_en: 'Write in English Latin letters only',
    language_ru: 'Write in Russian Cyrillic letters only',
    look_alikes: 'Cyrillic and Latin letters are mixed. Write {proposal}',
    not_a_number: 'Enter a number',
    number_out_of_range: 'The number is too big. At most {digits} digits',
    too_many_decimals: 'At most {max} digits after the point',
    number_too_small: 'Enter {min} or more',
    number_too_large: 'Enter {max} or less',
    not_an_email: 'Enter a valid email address',
    phone_not_digits: 'Write the phone number in digits only',
    phone_person: 'Write a phone number of 8 digits',
    phone_organisation: 'Write a phone number of 6 to 8 digits',
    phone_foreigner: 'Write 8 digits, or a number of another country with its code, such as +86 10 1234 5678',
    not_a_model: 'Write the make or model in letters or digits, such as Siemens Multix',
    not_an_identifier:
      'Write the number as it stands there: letters, digits, dashes and dots, at most 100 of them, such as KS-55713',
    not_a_document_number:
      'Write the number as it stands on the document, with its digits, at most 100 characters, such as CT-2025/17',
    not_a_web_address: 'Write the address of a web page, such as www.example.mn',
    not_an_iban:
      'Write the whole IBAN: two letters of the country, two check digits and the account, such as MN12 1234 1234 5678 9123',
    not_a_time: 'Write the time as HH:MM, such as 14:30',
    not_an_international_phone: 'Write the phone number with the code of its country, such as +86 10 1234 5678',
    not_a_date: 'Enter a valid date as YYYY-MM-DD',
    not_a_year: 'Enter a year of four digits between {min} and {max}',
    quantity_exceeded: 'Permitted quantity is exceeded',
    quantity_exhausted: 'Permitted quantity is exhausted',
    quantity_upper: 'Upper quantity exceeded',
    unit_differs: 'The unit is not that of the permit',
    unit_unlike: 'Give one material in the same unit in all rows',
    not_whole: 'Enter a whole number',
    year_in_future: 'The year cannot be after this one, {bound}',
    year_too_late: 'The year can be {bound} at the latest',
    year_in_past: 'The year cannot be before this one, {bound}',
    year_too_early: 'The year can be {bound} at the earliest',
    date_in_future: 'The day cannot be after today, {bound}',
    date_too_late: 'The day can be {bound} at the latest',
    date_in_past: 'The day cannot be before today, {bound}',
    date_too_early: 'The day can be {bound} at the earliest',
    register_incomplete: 'Information missing: {missing}',
    info_missing: 'Information missing',
    must_be_entered: 'Must be entered',
    choose_type: 'Choose a type',
    choose_class: 'Choose a classification',
    not_an_option: '{field}: choose from the list',
    duplicate_choice: 'A choice is there twice',
    too_many_choices: 'Too many choices',
    worker_type_not_asked: '{name} is not of a type that this request asks for',
    worker_incomplete: '{name}: information is missing. Please complete it',
    not_the_constant: '{field}: this value cannot be changed',
    too_many_rows: 'Too many rows. At most {limit}',
    check_failed: '{say}',
    row_without_id: 'Row {row} could not be read',
    duplicate_row_id: 'Row {row} is there twice',
    unknown_row: '{field}: there is no such row',
    file_not_uploaded: 'The file has not finished uploading. Please choose it again',
    file_unknown: 'The file was not found on the server. Please choose it again',
    file_empty: 'The file is empty',
    file_too_large: 'The file is too big, max {max}MB',
    too_many_files: 'Too many files. At most {limit}',
    duplicate_file: 'A file is there twice',
    unknown: '{field}: please check the information',
  },
} as const satisfies Texts<ProblemCode>
