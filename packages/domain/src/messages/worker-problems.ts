// What a person reads for each problem of an employee's data.
import type { Texts } from '../text.ts'

export type WorkerProblemCode =
  | 'lastname_missing'
  | 'firstname_missing'
  | 'name_wrong'
  | 'name_mixed'
  | 'register_incorrect'
  | 'register_mixed'
  | 'register_missing'
  | 'register_wrong'
  | 'register_not_cyrillic'
  | 'register_known'
  | 'phone_incorrect'
  | 'email_wrong'
  | 'jobtype_missing'
  | 'text_too_long'
  | 'worker_type_missing'
  | 'worker_type_unknown'
  | 'degree_missing'
  | 'degree_unknown'
  | 'diploma_missing'
  | 'position_document_missing'
  | 'training_certs_missing'
  | 'training_expire_date_missing'
  | 'day_wrong'
  | 'day_in_future'
  | 'training_too_long'
  | 'files_too_many'
  | 'file_twice'
  | 'file_unknown'

export const workerProblemTexts = {
  mn: {
    lastname_missing: 'Овог оруулна уу',
    firstname_missing: 'Нэр оруулна уу',
    name_wrong: 'Зөвхөн үсгээр бичнэ үү',
    name_mixed: 'Кирилл, латин үсэг холилдсон байна. {proposal} гэж бичнэ үү',
    register_incorrect: 'Регистрийн дугаар буруу байна',
    register_mixed: 'Регистрийн дугаар буруу байна. Кирилл, латин үсэг холилдсон тул {proposal} гэж бичнэ үү',
    register_missing: 'Регистрийн дугаар оруулна уу',
    register_wrong: 'Регистрийн дугаар буруу',
    register_not_cyrillic: 'Регистрийн дугаар буруу. Кирилл үсгээр {proposal} гэж бичнэ үү',
    register_known: 'Энэ дугаараар {name} бүртгэлтэй байна',
    phone_incorrect: 'Утасны дугаараа зөв оруулна уу',
    email_wrong: 'Зөв имэйл хаяг оруулна уу',
    jobtype_missing: 'Албан тушаал оруулна уу',
    text_too_long: 'Хэт урт байна. Дээд тал нь {max} тэмдэгт',
    worker_type_missing: 'Ажилтны төрөл сонгоно уу',
    worker_type_unknown: 'Ажилтны төрлийг жагсаалтаас сонгоно уу',
    degree_missing: 'Боловсрол сонгоно уу',
    degree_unknown: 'Боловсролыг жагсаалтаас сонгоно уу',
    diploma_missing: 'Дипломын файл оруулна уу',
    position_document_missing: 'Албан тушаалд томилсон баримтын файл оруулна уу',
    training_certs_missing: 'Сургалтын гэрчилгээний файл оруулна уу',
    training_expire_date_missing: 'Сургалтын дуусах огноо оруулна уу',
    day_wrong: 'Огноог ЖЖЖЖ-СС-ӨӨ хэлбэрээр зөв оруулна уу',
    day_in_future: 'Томилогдсон огноо өнөөдрөөс ({bound}) хойш байж болохгүй',
    training_too_long: 'Сургалтын хүчинтэй хугацаа хамгийн сүүлд {bound} байж болно',
    files_too_many: 'Файлын тоо хэтэрсэн байна. Дээд тал нь {limit}',
    file_twice: 'Нэг файл давхардсан байна',
    file_unknown: 'Файлыг серверээс олсонгүй. Дахин оруулна уу',
  },
  en: {
    lastname_missing: 'Enter last name',
    firstname_missing: 'Enter first name',
    name_wrong: 'Write letters only',
    name_mixed: 'Cyrillic and Latin letters are mixed. Write {proposal}',
    register_incorrect: 'Register number is incorrect',
    register_mixed: 'Register number is incorrect. Cyrillic and Latin letters are mixed: write {proposal}',
    register_missing: 'Enter the register number',
    register_wrong: 'Register number is incorrect',
    register_not_cyrillic: 'Register number is incorrect. Write {proposal} in Cyrillic letters',
    register_known: 'This number is registered for {name}',
    phone_incorrect: 'Enter phone number correctly',
    email_wrong: 'Enter a valid email address',
    jobtype_missing: 'Enter the job position',
    text_too_long: 'Too long. At most {max} characters',
    worker_type_missing: 'Choose the worker type',
    worker_type_unknown: 'Choose the worker type from the list',
    degree_missing: 'Choose the degree',
    degree_unknown: 'Choose the degree from the list',
    diploma_missing: 'Upload the diploma',
    position_document_missing: 'Upload the document of appointment',
    training_certs_missing: 'Upload the training certificate',
    training_expire_date_missing: 'Enter the day on which the training expires',
    day_wrong: 'Enter a valid date as YYYY-MM-DD',
    day_in_future: 'The day of appointment cannot be after today, {bound}',
    training_too_long: 'A training can be valid until {bound} at the latest',
    files_too_many: 'Too many files. At most {limit}',
    file_twice: 'The same file was added twice',
    file_unknown: 'The file was not found on the server. Please choose it again',
  },
} as const satisfies Texts<WorkerProblemCode>
