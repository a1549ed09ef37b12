// The agency's desk of food objects (decisions §M, CON-152).
import type { FoodDeskAction } from '../food-object-actions.ts'
import type { FoodQueueView } from '../food-queue-view.ts'
import type { Texts } from '../text.ts'
import { foodObjectStateTexts } from './states.ts'

type Key =
  | `tab_${FoodQueueView}`
  | `act_${FoodDeskAction}`
  | `title_${FoodDeskAction}`
  | `explain_${FoodDeskAction}`
  | `done_${FoodDeskAction}`
  | 'title'
  | 'no_desk'
  | 'tabs'
  | 'tab_count'
  | 'tab_many'
  | 'filters'
  | 'query'
  | 'address'
  | 'search'
  | 'total'
  | 'table'
  | 'failed'
  | 'empty'
  | 'column_number'
  | 'column_object'
  | 'column_holder'
  | 'column_type'
  | 'column_sent'
  | 'column_due'
  | 'column_status'
  | 'overdue'
  | 'days_left'
  | 'case_failed'
  | 'back'
  | 'acts'
  | 'newer'
  | 'acts_none'
  | 'note'
  | 'note_help'
  | 'note_missing'
  | 'differences'
  | 'differences_none'
  | 'differences_since'
  | 'before'
  | 'added'
  | 'removed'
  | 'course'
  | 'facts'
  | 'in_force'
  | 'sender_phone'
  | 'unit'
  | 'no_unit'

export const staffFoodTexts = {
  mn: {
    title: 'Хүнсний объектын бүртгэл',
    no_desk: 'Танд хүнсний объектын бүртгэл хянах эрх олгогдоогүй байна.',
    tabs: 'Бүртгэлийн хэсгүүд',
    tab_turn: 'Миний шийдвэрлэх',
    tab_sent: 'Шинэ',
    tab_review: 'Хянаж байгаа',
    tab_returned: 'Буцаасан',
    tab_overdue: 'Хугацаа хэтэрсэн',
    tab_registered: foodObjectStateTexts.mn.registered,
    tab_closed: 'Татгалзсан, түдгэлзүүлсэн',
    tab_all: 'Бүгд',
    tab_count: '{count} объект',
    tab_many: '{count} ба түүнээс олон объект',
    filters: 'Бүртгэл хайх',
    query: 'Дугаар эсвэл нэр',
    address: 'Аймаг, нийслэл',
    search: 'Хайх',
    total: 'Нийт {total}',
    table: 'Хүнсний объектын бүртгэлүүд',
    failed: 'Бүртгэлийн жагсаалтыг татаж чадсангүй',
    empty: 'Энд бүртгэл алга байна',
    column_number: 'Дугаар',
    column_object: 'Объект',
    column_holder: 'Бүртгүүлэгч',
    column_type: 'Төрөл',
    column_sent: 'Илгээсэн',
    column_due: 'Хугацаа',
    column_status: 'Төлөв',
    overdue: 'Хэтэрсэн',
    days_left: 'ажлын {days} өдөр',
    case_failed: 'Бүртгэлийг нээж чадсангүй',
    back: 'Бүртгэлийн жагсаалт',
    acts: 'Шийдвэр',
    newer: 'Бүртгэл энэ хооронд өөрчлөгдсөн байна',
    acts_none: 'Энэ төлөвт танд хийх үйлдэл алга байна.',
    note: 'Бүртгүүлэгчид өгөх тайлбар',
    note_help: 'Юуг яаж засахыг тодорхой бичнэ үү. Бүртгүүлэгч энэ тайлбарыг уншина.',
    note_missing: 'Тайлбар заавал бичнэ үү',
    differences: 'Өмнөх илгээлтээс өөрчлөгдсөн',
    differences_none: 'Өмнөх илгээлтээс өөрчлөгдсөн зүйл алга.',
    differences_since: '{round}-р илгээлттэй харьцуулсан',
    before: 'Өмнө нь',
    added: 'Нэмсэн',
    removed: 'Хассан',
    course: 'Явц',
    facts: 'Бүртгэлийн товч',
    in_force: 'Өмнөх бүртгэл хүчинтэй',
    sender_phone: 'Холбоо барих',
    unit: 'Хариуцах нэгж',
    no_unit: 'Тодорхойлоогүй',
    act_receive: 'Хүлээн авах',
    act_agree: 'Дэмжих',
    act_register: 'Бүртгэх',
    act_return: 'Буцаах',
    act_reject: 'Татгалзах',
    act_void: 'Түдгэлзүүлэх',
    act_restore: 'Сэргээх',
    act_reopen: 'Дахин нээх',
    title_receive: '{number} дугаартай бүртгэлийг хүлээн авах уу?',
    title_agree: '{number} дугаартай бүртгэлийг дэмжих үү?',
    title_register: '{number} дугаартай объектыг бүртгэх үү?',
    title_return: '{number} дугаартай бүртгэлийг буцаах уу?',
    title_reject: '{number} дугаартай объектыг бүртгэхээс татгалзах уу?',
    title_void: '{number} дугаартай бүртгэлийг түдгэлзүүлэх үү?',
    title_restore: '{number} дугаартай бүртгэлийг сэргээх үү?',
    title_reopen: '{number} дугаартай бүртгэлийг дахин нээх үү?',
    explain_receive: 'Урьдчилсан шалгалт эхэлнэ. Бүртгүүлэгч мэдээллээ өөрчлөх боломжгүй болно.',
    explain_agree: 'Урьдчилсан шалгалт дууссан бол дараагийн шатанд шилжүүлнэ.',
    explain_register: 'Нийтийн лавлагаа гарч, хэн ч дугаараар нь шалгах боломжтой болно.',
    explain_return: 'Бүртгүүлэгч засаад дахин илгээнэ. Хугацааны тооцоо зогсоно.',
    explain_reject: 'Өөрчлөлт бол өмнөх бүртгэл хэвээр үлдэнэ. Шинэ бүртгэл бол хаагдана.',
    explain_void: 'Сэргээх хүртэл нийтийн лавлагаа хүчингүй гэж харагдана.',
    explain_restore: 'Нийтийн лавлагаа дахин хүчинтэй болно.',
    explain_reopen: 'Бүртгүүлэгч мэдээллээ шинэчилж, дахин илгээх боломжтой болно.',
    done_receive: '{number} дугаартай бүртгэлийг хүлээн авлаа.',
    done_agree: '{number} дугаартай бүртгэл дараагийн шатанд шилжлээ.',
    done_register: '{number} дугаартай объект бүртгэгдлээ.',
    done_return: '{number} дугаартай бүртгэлийг буцаалаа.',
    done_reject: '{number} дугаартай объектыг бүртгэхээс татгалзлаа.',
    done_void: '{number} дугаартай бүртгэлийг түдгэлзүүллээ.',
    done_restore: '{number} дугаартай бүртгэл сэргэлээ.',
    done_reopen: '{number} дугаартай бүртгэл дахин нээгдлээ.',
  },
  en: {
    title: 'Registration of food objects',
    no_desk: 'You have no role in the registration of food objects.',
    tabs: 'Parts of the register',
    tab_turn: 'My turn',
    tab_sent: 'New',
    tab_review: 'In review',
    tab_returned: 'Returned',
    tab_overdue: 'Overdue',
    tab_registered: foodObjectStateTexts.en.registered,
    tab_closed: 'Rejected, suspended',
    tab_all: 'All',
    tab_count: '{count} objects',
    tab_many: 'more than {count} objects',
    filters: 'Search the register',
    query: 'Number or name',
    address: 'Province or capital',
    search: 'Search',
    total: '{total} in all',
    table: 'Registrations of food objects',
    failed: 'Could not load the registrations',
    empty: 'Nothing here',
    column_number: 'Number',
    column_object: 'Object',
    column_holder: 'Registered by',
    column_type: 'Type',
    column_sent: 'Sent',
    column_due: 'Due',
    column_status: 'Status',
    overdue: 'Overdue',
    days_left: '{days, plural, one {# working day} other {# working days}}',
    case_failed: 'Could not open the registration',
    back: 'The register',
    acts: 'Decision',
    newer: 'The registration was changed meanwhile',
    acts_none: 'In this state there is nothing for you to do.',
    note: 'Note to the applicant',
    note_help: 'Say clearly what is to be corrected and how; the applicant reads it.',
    note_missing: 'Please write a note',
    differences: 'Changed since the last round',
    differences_none: 'Nothing changed since the last round.',
    differences_since: 'Compared with round {round}',
    before: 'Before',
    added: 'Added',
    removed: 'Removed',
    course: 'Course',
    facts: 'The registration in short',
    in_force: 'The earlier registration is in force',
    sender_phone: 'Contact',
    unit: 'Responsible unit',
    no_unit: 'Not determined',
    act_receive: 'Receive',
    act_agree: 'Agree',
    act_register: 'Register',
    act_return: 'Return',
    act_reject: 'Reject',
    act_void: 'Suspend',
    act_restore: 'Restore',
    act_reopen: 'Reopen',
    title_receive: 'Receive registration {number}?',
    title_agree: 'Agree to registration {number}?',
    title_register: 'Register object {number}?',
    title_return: 'Return registration {number}?',
    title_reject: 'Reject registration {number}?',
    title_void: 'Suspend registration {number}?',
    title_restore: 'Restore registration {number}?',
    title_reopen: 'Reopen registration {number}?',
    explain_receive: 'The preliminary inspection begins; the applicant can no longer change the data.',
    explain_agree: 'When the preliminary inspection is done, the registration goes on to the next step.',
    explain_register: 'The public reference is made; anybody can check it by its number.',
    explain_return: 'The applicant corrects it and sends it again. The clock stands still meanwhile.',
    explain_reject: 'Of a change, the earlier registration stays. A new registration is closed.',
    explain_void: 'Until it is restored, the public reference reads as invalid.',
    explain_restore: 'The public reference is valid again.',
    explain_reopen: 'The applicant may fill in the data anew and send them again.',
    done_receive: 'Registration {number} is received.',
    done_agree: 'Registration {number} goes on to the next step.',
    done_register: 'Object {number} is registered.',
    done_return: 'Registration {number} is returned.',
    done_reject: 'Registration {number} is rejected.',
    done_void: 'Registration {number} is suspended.',
    done_restore: 'Registration {number} is restored.',
    done_reopen: 'Registration {number} is open again.',
  },
} as const satisfies Texts<Key>
