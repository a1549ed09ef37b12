// The form of a food object: its labels, help and what may be wrong in it (REQ-FSI-16…30).
import type { FoodObjectField, FoodProblemCode, FoodService } from '../food-object-form.ts'
import type { Texts } from '../text.ts'

type Label = Exclude<FoodObjectField, 'agreement'> | Exclude<keyof FoodService, 'id'>

export const foodFieldTexts = {
  mn: {
    sender_type: 'Бүртгүүлэгч',
    company_regnum: 'Байгууллагын регистрийн дугаар',
    company_name: 'Байгууллагын нэр',
    company_type: 'Хуулийн этгээдийн хэлбэр',
    company_director_lastname: 'Захирлын овог',
    company_director_firstname: 'Захирлын нэр',
    branch_name: 'Салбарын нэр',
    ownership: 'Өмчлөл',
    phone: 'Утас',
    phone_2: 'Утас 2',
    fax: 'Факс',
    email: 'Имэйл',
    officer_lastname: 'Хариуцсан ажилтны овог',
    officer_firstname: 'Хариуцсан ажилтны нэр',
    officer_jobposition: 'Хариуцсан ажилтны албан тушаал',
    officer_register_number: 'Хариуцсан ажилтны регистр',
    officer_phone: 'Хариуцсан ажилтны утас',
    officer_email: 'Хариуцсан ажилтны имэйл',
    address: 'Хаяг',
    location: 'Байршил',
    service_table: 'Үйл ажиллагаа',
    category_main: 'Үндсэн ангилал',
    category_second: 'Дэд ангилал',
    category_third: 'Гуравдугаар ангилал',
    capacity: 'Хүчин чадал',
    using_capacity: 'Ашиглаж буй хүчин чадал',
    commission_date: 'Ашиглалтад орсон огноо',
    additional: 'Нэмэлт мэдээлэл',
  },
  en: {
    sender_type: 'Registered by',
    company_regnum: 'Register number of the organisation',
    company_name: 'Name of the organisation',
    company_type: 'Legal form',
    company_director_lastname: 'Director’s last name',
    company_director_firstname: 'Director’s first name',
    branch_name: 'Branch name',
    ownership: 'Ownership',
    phone: 'Phone',
    phone_2: 'Second phone',
    fax: 'Fax',
    email: 'E-mail',
    officer_lastname: 'Officer’s last name',
    officer_firstname: 'Officer’s first name',
    officer_jobposition: 'Officer’s position',
    officer_register_number: 'Officer’s register number',
    officer_phone: 'Officer’s phone',
    officer_email: 'Officer’s e-mail',
    address: 'Address',
    location: 'Location',
    service_table: 'Activities',
    category_main: 'Main category',
    category_second: 'Second category',
    category_third: 'Third category',
    capacity: 'Capacity',
    using_capacity: 'Capacity in use',
    commission_date: 'Commission date',
    additional: 'Additional information',
  },
} as const satisfies Texts<Label>

/** Sentences of problems. */
export const foodProblemTexts = {
  mn: {
    enter_missing: 'Заавал оруулна уу',
    choose_missing: 'Заавал сонгоно уу',
    agreement_missing: 'Уншиж танилцаад зөвшөөрнө үү',
    phone_wrong: 'Утасны дугаар зөв оруулна уу',
    email_wrong: 'Имэйл хаяг буруу байна',
    register_wrong: 'Регистрийн дугаарыг зөв оруулна уу: хоёр кирилл үсэг, найман тоо',
    register_not_cyrillic: 'Регистрийн дугаарыг кирилл үсгээр бичнэ үү: {proposal}',
    company_register: 'Байгууллагын регистрийн дугаар 7 оронтой тоо байна',
    company_unknown: 'Компанийн мэдээлэл олдсонгүй, дугаараа шалгана уу',
    company_not_member: 'Та энэ байгууллагын гишүүн биш тул нэрийн өмнөөс нь бүртгүүлэх боломжгүй',
    sender_citizen: 'Гадаадын иргэн байгууллагын нэрээр бүртгүүлнэ үү',
    sender_locked: 'Бүртгэгдсэн объектын бүртгүүлэгчийг өөрчлөх боломжгүй',
    date_wrong: 'Огноог ОООО-СС-ӨӨ хэлбэрээр зөв оруулна уу',
    date_ahead: 'Ашиглалтад орсон огноо өнөөдрөөс ({bound}) хойш байж болохгүй',
    not_offered: 'Жагсаалтаас сонгоно уу',
    location_abroad: 'Солбицол Монгол Улсын нутаг дэвсгэрээс гадна байна. Өргөрөг, уртрагаа шалгана уу',
    rows_too_many: 'Нэг объектод дээд тал нь {max} үйл ажиллагаа бүртгэнэ',
    too_long: 'Хэт урт байна. Дээд тал нь {max} тэмдэгт',
    unprintable: 'Хэвлэх боломжгүй тэмдэгт байна. Устгаад дахин бичнэ үү',
  },
  en: {
    enter_missing: 'Must be entered',
    choose_missing: 'Must be selected',
    agreement_missing: 'Read and agree',
    phone_wrong: 'Enter the phone number correctly',
    email_wrong: 'The e-mail address is wrong',
    register_wrong: 'Enter the register number correctly: two Cyrillic letters and eight digits',
    register_not_cyrillic: 'Write the register number in Cyrillic letters: {proposal}',
    company_register: 'The register number of an organisation has 7 digits',
    company_unknown: 'The organisation was not found; check the number',
    company_not_member: 'You are not a member of this organisation and cannot register for it',
    sender_citizen: 'Foreigners register on behalf of an organisation',
    sender_locked: 'Who registered an object cannot be changed once it is registered',
    date_wrong: 'Enter a valid date as YYYY-MM-DD',
    date_ahead: 'The day of commissioning cannot be after today, {bound}',
    not_offered: 'Choose from the list',
    location_abroad: 'These coordinates are not in Mongolia; check latitude and longitude',
    rows_too_many: 'One object may have at most {max} activities',
    too_long: 'Too long: at most {max} characters',
    unprintable: 'There is a character that cannot be printed; please delete it',
  },
} as const satisfies Texts<FoodProblemCode>

type FormKey =
  | 'sectionSender'
  | 'sectionObject'
  | 'sectionOfficer'
  | 'sectionPlace'
  | 'sectionServices'
  | 'senderCitizen'
  | 'senderCompany'
  | 'ownRegister'
  | 'ownRegisterHelp'
  | 'ownershipOwn'
  | 'ownershipRented'
  | 'lookUp'
  | 'lookUpHelp'
  | 'lookUpFound'
  | 'typeClosed'
  | 'senderLocked'
  | 'branchHelp'
  | 'phoneHelp'
  | 'registerHelp'
  | 'addressLevel1'
  | 'addressLevel2'
  | 'addressLevel3'
  | 'locationHelp'
  | 'latitude'
  | 'longitude'
  | 'description'
  | 'descriptionHelp'
  | 'here'
  | 'hereFound'
  | 'hereFailed'
  | 'serviceTitle'
  | 'serviceAdd'
  | 'serviceRemove'
  | 'serviceRemoved'
  | 'firstChoose'
  | 'typesFailed'
  | 'addressFailed'
  | 'capacityHelp'
  | 'agreement'
  | 'legal'
  | 'legalTitle'
  | 'send'
  | 'saveChanges'
  | 'incomplete'
  | 'connection'
  | 'kept'
  | 'restored'
  | 'discard'
  | 'success'
  | 'successNumber'
  | 'successNext'
  | 'toList'
  | 'updated'

/** Words of the form. */
export const foodFormTexts = {
  mn: {
    sectionSender: 'Бүртгүүлэгчийн мэдээлэл',
    sectionObject: 'Объектын мэдээлэл',
    sectionOfficer: 'Хариуцсан ажилтан',
    sectionPlace: 'Хаяг, байршил',
    sectionServices: 'Үйл ажиллагааны чиглэл',
    senderCitizen: 'Иргэн',
    senderCompany: 'Байгууллага',
    ownRegister: 'Иргэний регистрийн дугаар',
    ownRegisterHelp: 'Таны бүртгэлээс авсан тул энд өөрчлөхгүй',
    ownershipOwn: 'Өөрийн',
    ownershipRented: 'Түрээсийн',
    lookUp: 'Шалгах',
    lookUpHelp: '7 оронтой дугаараа бичээд шалгана уу. Нэр нь улсын бүртгэлээс бөглөгдөнө',
    lookUpFound: '{name} олдлоо',
    typeClosed: 'Энэ хэлбэрийг шинээр сонгох боломжгүй болсон тул хэвээр үлдэнэ',
    senderLocked: 'Бүртгэгдсэн объектын бүртгүүлэгч өөрчлөгдөхгүй',
    branchHelp: 'Хаягжуулалт дээрх нэрээр бичнэ үү, жишээ нь “Номин” хүнсний дэлгүүр, 2-р салбар',
    phoneHelp: '6–8 оронтой дугаар',
    registerHelp: 'Хоёр кирилл үсэг, найман тоо, жишээ нь УБ85010112',
    addressLevel1: 'Аймаг, нийслэл',
    addressLevel2: 'Сум, дүүрэг',
    addressLevel3: 'Баг, хороо',
    locationHelp: 'Солбицол эсвэл тайлбарын аль нэгийг заавал бичнэ үү',
    latitude: 'Өргөрөг',
    longitude: 'Уртраг',
    description: 'Байршлын тайлбар',
    descriptionHelp: 'Гудамж, байр, тоот, орох хаалга',
    here: 'Миний байгаа газар',
    hereFound: 'Байршлыг тэмдэглэлээ',
    hereFailed: 'Байршлыг тодорхойлж чадсангүй. Солбицлоо бичих эсвэл тайлбарлана уу',
    serviceTitle: '{number}-р үйл ажиллагаа',
    serviceAdd: 'Үйл ажиллагаа нэмэх',
    serviceRemove: 'Хасах',
    serviceRemoved: '{number}-р үйл ажиллагааг хаслаа',
    firstChoose: 'Эхлээд дээд ангиллыг сонгоно уу',
    typesFailed: 'Ангиллын мэдээлэл татаж чадсангүй',
    addressFailed: 'Хаягийн мэдээлэл татаж чадсангүй',
    capacityHelp: 'Хэмжих нэгжтэй нь бичнэ үү, жишээ нь 500 кг/өдөр, 60 суудал',
    agreement: 'Дээрх нөхцөлтэй танилцсан бөгөөд мэдээлэл үнэн зөв болохыг баталж байна',
    legalTitle: 'Хуулиар тогтоосон хугацаа',
    legal:
      'Бүртгэлийн мэдээлэлд өөрчлөлт орвол 15 хоногт багтаан хяналтын байгууллагад мэдэгдэнэ. Хяналтын байгууллага урьдчилсан шалгалтаа хийж, 30 хоногт багтаан шийдвэрлэнэ.',
    send: 'Бүртгүүлэх',
    saveChanges: 'Өөрчлөлтийг илгээх',
    incomplete: 'Мэдээллээ гүйцэт оруулна уу',
    connection: 'Серверт холбогдоход алдаа гарлаа',
    kept: 'Таны бичсэн зүйл энэ төхөөрөмжид хадгалагдаж байна',
    restored: 'Өмнө бичсэн зүйлийг тань сэргээлээ.',
    discard: 'Шинээр эхлэх',
    success: 'Амжилттай',
    successNumber: 'Бүртгэлийн дугаар: {number}',
    successNext: 'Хяналтын байгууллага хүлээн авмагц танд мэдэгдэнэ. Явцыг хүсэлтийн жагсаалтаас харна уу.',
    toList: 'Хүсэлтийн жагсаалт руу',
    updated: '{number} дугаартай объектын мэдээлэл шинэчлэгдлээ',
  },
  en: {
    sectionSender: 'Who registers',
    sectionObject: 'The object',
    sectionOfficer: 'Responsible officer',
    sectionPlace: 'Address and location',
    sectionServices: 'Activities',
    senderCitizen: 'Citizen',
    senderCompany: 'Organisation',
    ownRegister: 'Citizen’s register number',
    ownRegisterHelp: 'Taken from your profile, so it is not changed here',
    ownershipOwn: 'Own',
    ownershipRented: 'Rented',
    lookUp: 'Look up',
    lookUpHelp: 'Enter the 7 digits and look them up; the name comes from the state registry',
    lookUpFound: 'Found: {name}',
    typeClosed: 'This legal form can no longer be chosen, so it stays as it is',
    senderLocked: 'Who registered a registered object does not change',
    branchHelp: 'As it stands on the sign, such as “Nomin” grocery, 2nd branch',
    phoneHelp: '6–8 digits',
    registerHelp: 'Two Cyrillic letters and eight digits, such as УБ85010112',
    addressLevel1: 'Province or capital',
    addressLevel2: 'Soum or district',
    addressLevel3: 'Bagh or khoroo',
    locationHelp: 'Enter coordinates or a description',
    latitude: 'Latitude',
    longitude: 'Longitude',
    description: 'Description of the place',
    descriptionHelp: 'Street, building, number, entrance',
    here: 'Where I am now',
    hereFound: 'The location is marked',
    hereFailed: 'The location could not be found. Please type coordinates or describe the place',
    serviceTitle: 'Activity {number}',
    serviceAdd: 'Add an activity',
    serviceRemove: 'Remove',
    serviceRemoved: 'Activity {number} was removed',
    firstChoose: 'Choose the level above first',
    typesFailed: 'Could not load the categories',
    addressFailed: 'Could not load the addresses',
    capacityHelp: 'With its unit, such as 500 kg a day or 60 seats',
    agreement: 'I have read the terms above and confirm that the information is true',
    legalTitle: 'Time limits by law',
    legal:
      'Changes of the registration are to be reported to the control body within 15 days. The control body makes its preliminary inspection and decides within 30 days.',
    send: 'Register',
    saveChanges: 'Send the changes',
    incomplete: 'Enter the information completely',
    connection: 'Error connecting to the server',
    kept: 'What you type is kept on this device',
    restored: 'What you had typed before is back.',
    discard: 'Start anew',
    success: 'Successful',
    successNumber: 'Registration number: {number}',
    successNext: 'You will be told when the control body has received it. The list of requests shows how it goes on.',
    toList: 'To the list of requests',
    updated: 'The object numbered {number} was updated',
  },
} as const satisfies Texts<FormKey>
