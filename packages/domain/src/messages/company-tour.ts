// The tour of the organisation area (CON-031).
import type { Texts } from '../text.ts'

const mn = {
  tabCompaniesTitle: 'Таны байгууллага',
  tabCompaniesText: 'Байгууллагынхаа мэдээлэл, гишүүд, тэдний эрхийг эндээс харна. Админ гишүүн урьж, мэдээлэл засна.',
  menuRequestsTitle: 'Байгууллагын хүсэлт',
  menuRequestsText: 'Үйлчилгээ авахдаа илгээгчээр байгууллагаа сонгоно. Илгээсэн хүсэлтүүд энд байна.',
  menuEmployeesTitle: 'Ажилтнууд',
  menuEmployeesText: 'Ажилтны бүртгэл, сургалтын гэрчилгээг нэг удаа оруулаад, хүсэлт бүрд сонгож хэрэглэнэ.',
  menuInvoicesTitle: 'Нэхэмжлэх',
  menuInvoicesText: 'Төлөх нэхэмжлэхийн тоо энд гарна. Төлсний дараа баримтаа хавсаргана.',
}

export const companyTourTexts = {
  mn,
  en: {
    tabCompaniesTitle: 'Your organisation',
    tabCompaniesText:
      'Its details, its members and what each may do stand here. Administrators invite members and change details.',
    menuRequestsTitle: 'Requests of the organisation',
    menuRequestsText: 'When you take a service, choose the organisation as the sender. What was sent stands here.',
    menuEmployeesTitle: 'Employees',
    menuEmployeesText: 'Enter employees and their training certificates once, and choose them in every request.',
    menuInvoicesTitle: 'Invoices',
    menuInvoicesText: 'The number of invoices to pay appears here. Attach the receipt after paying.',
  },
} as const satisfies Texts<keyof typeof mn>
