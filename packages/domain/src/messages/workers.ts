// Words of employees: their data, the staff list, and the picker inside request forms.

import type { Texts } from '../text.ts'
import type { Degree, WorkerAnswers, WorkerType } from '../worker.ts'

type Key =
  | keyof WorkerAnswers
  | `type_${WorkerType}`
  | `degree_${Degree}`
  | 'name'
  | 'complete'
  | 'incomplete'
  | 'missing'
  | 'trainingOver'
  | 'yes'
  | 'no'

/** Names of the data, for forms, tables, summaries and documents. */
export const workerTexts = {
  mn: {
    lastname: 'Овог',
    firstname: 'Нэр',
    register_number: 'Регистрийн дугаар',
    worker_type: 'Ажилтны төрөл',
    phone: 'Утас',
    email: 'Имэйл',
    degree: 'Боловсрол',
    diploma: 'Диплом',
    position_document: 'Албан тушаалд томилсон баримт',
    appointment_date: 'Томилогдсон огноо',
    training: 'Сургалтад хамрагдсан эсэх',
    training_certs: 'Сургалтын гэрчилгээ',
    training_expire_date: 'Сургалтын дуусах огноо',
    personal_dosimeter: 'Хувийн дозиметртэй эсэх',
    health_surveillance: 'Эрүүл мэндийн үзлэгт хамрагдсан эсэх',
    jobtype: 'Албан тушаал',
    certificate: 'Гэрчилгээний файл',
    name: 'Овог, нэр',
    type_1: 'Цацрагийн хяналтын ажилтан',
    type_2: 'Цацрагийн ажилтан',
    type_50: 'Төслийн удирдагч',
    type_51: 'Төслийн инженер',
    type_52: 'Төслийн туслах',
    type_53: 'Төслийн техникч',
    degree_bachelor: 'Бакалавр',
    degree_master: 'Магистр',
    degree_doctor: 'Доктор',
    degree_middle: 'Бүрэн бус дунд',
    degree_middle_full: 'Бүрэн дунд',
    complete: 'Бүрэн',
    incomplete: 'Мэдээлэл дутуу',
    missing: 'Дутуу: {fields}',
    trainingOver: 'Сургалтын хугацаа дууссан',
    yes: 'Тийм',
    no: 'Үгүй',
  },
  en: {
    lastname: 'Last name',
    firstname: 'First name',
    register_number: 'Register number',
    worker_type: 'Worker type',
    phone: 'Phone',
    email: 'E-mail',
    degree: 'Degree',
    diploma: 'Diploma',
    position_document: 'Document of appointment',
    appointment_date: 'Date of appointment',
    training: 'Training',
    training_certs: 'Training certificates',
    training_expire_date: 'Training expiry date',
    personal_dosimeter: 'Personal dosimeter',
    health_surveillance: 'Health surveillance',
    jobtype: 'Job position',
    certificate: 'Certificate file',
    name: 'Last and first name',
    type_1: 'Radiation control officer',
    type_2: 'Radiation worker',
    type_50: 'Project manager',
    type_51: 'Project engineer',
    type_52: 'Project assistant',
    type_53: 'Project technician',
    degree_bachelor: 'Bachelor',
    degree_master: 'Master',
    degree_doctor: 'Doctor',
    degree_middle: 'Lower secondary',
    degree_middle_full: 'Upper secondary',
    complete: 'Complete',
    incomplete: 'Information missing',
    missing: 'Missing: {fields}',
    trainingOver: 'Training has expired',
    yes: 'Yes',
    no: 'No',
  },
} as const satisfies Texts<Key>
