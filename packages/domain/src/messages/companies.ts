// Organisations: cards and profile (REQ-COMP-13…20, CON-051).
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'lead'
  | 'founded'
  | 'active'
  | 'inactive'
  | 'verified'
  | 'notVerified'
  | 'members'
  | 'requests'
  | 'add'
  | 'soon'
  | 'soonText'
  | 'editHint'
  | 'edit'
  | 'empty'
  | 'emptyText'
  | 'failed'
  | 'companyFailed'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'back'
  | 'tabRegistration'
  | 'tabMembers'
  | 'tabEmployees'
  | 'tabProject'
  | 'employeesText'
  | 'projectText'
  | 'sectionOrganization'
  | 'sectionAdministration'
  | 'sectionContact'
  | 'register'
  | 'missing'
  | 'missingText'
  | 'adminOnly'
  | 'legalEntity'

export const companyTexts = {
  mn: {
    title: 'Байгууллага',
    lead: 'Та эдгээр байгууллагыг төлөөлж хүсэлт, тайлан илгээж болно.',
    founded: 'Байгуулагдсан: {date}',
    active: 'Идэвхтэй',
    inactive: 'Идэвхгүй',
    verified: 'Баталгаажсан',
    notVerified: 'Баталгаажаагүй',
    members: 'гишүүн',
    requests: 'хүсэлт',
    add: 'Байгууллага нэмэх',
    soon: 'Тун удахгүй',
    soonText: 'Байгууллагаа одоохондоо “Миний мэдээлэл” хуудаснаас бүртгүүлнэ.',
    editHint: 'Мэдээллийг “Миний мэдээлэл” хуудсанд засна.',
    edit: 'Мэдээлэл засах',
    empty: 'Бүртгэлтэй байгууллага алга',
    emptyText: 'Байгууллагын нэрийн өмнөөс хүсэлт илгээх бол эхлээд байгууллагаа бүртгүүлнэ үү.',
    failed: 'Байгууллагын мэдээлэл татаж чадсангүй',
    companyFailed: 'Компанийн мэдээлэл татаж чадсангүй',
    notFoundTitle: 'Байгууллага олдсонгүй',
    notFoundText: 'Ийм байгууллага байхгүй, эсвэл та гишүүн нь биш байна.',
    back: 'Байгууллагууд',
    tabRegistration: 'Бүртгэлийн мэдээлэл',
    tabMembers: 'Гишүүд',
    tabEmployees: 'Ажилтнууд',
    tabProject: 'Төсөл',
    employeesText: 'Ажилтны бүртгэл тусдаа хуудастай.',
    projectText: 'Төслийн мэдээлэл тун удахгүй нэмэгдэнэ.',
    sectionOrganization: 'Байгууллагын мэдээлэл',
    sectionAdministration: 'Удирдлагын мэдээлэл',
    sectionContact: 'Холбоо барих мэдээлэл',
    register: 'Байгууллага бүртгүүлэх',
    missing: 'Мэдээлэл дутуу',
    missingText: 'Байгууллагын дараах мэдээлэл дутуу байна: {fields}.',
    adminOnly: 'Мэдээллийг зөвхөн админ засна.',
    legalEntity: 'Хуулийн этгээдийн мэдээлэл',
  },
  en: {
    title: 'Organisation',
    lead: 'You may send requests and reports for these organisations.',
    founded: 'Founded {date}',
    active: 'Active',
    inactive: 'Inactive',
    verified: 'Verified',
    notVerified: 'Not verified',
    members: 'members',
    requests: 'requests',
    add: 'Add organisation',
    soon: 'Coming soon',
    soonText: 'For now an organisation is registered on the page “My details”.',
    editHint: 'The information is edited on the page “My details”.',
    edit: 'Edit information',
    empty: 'No organisation yet',
    emptyText: 'To send requests for an organisation, register it first.',
    failed: 'Could not load organisation information',
    companyFailed: 'Could not load company information',
    notFoundTitle: 'Organisation not found',
    notFoundText: 'There is no such organisation, or you are not a member of it.',
    back: 'Organisations',
    tabRegistration: 'Registration information',
    tabMembers: 'Members',
    tabEmployees: 'Employees',
    tabProject: 'Project',
    employeesText: 'Employees have a page of their own.',
    projectText: 'Projects will come soon.',
    sectionOrganization: 'Organisation information',
    sectionAdministration: 'Administrative information',
    sectionContact: 'Contact information',
    register: 'Register an organisation',
    missing: 'Information missing',
    missingText: 'The organisation lacks: {fields}.',
    adminOnly: 'Only an administrator edits the information.',
    legalEntity: 'Legal entity',
  },
} as const satisfies Texts<Key>
