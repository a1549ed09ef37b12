// The first page of operators who act for customers.
import type { Texts } from '../text.ts'

type Key = 'portalTitle' | 'portalHello' | 'portalLead' | 'portalNoRole' | 'portalEmpty' | 'newRequest' | 'customer'

export const portalTexts = {
  mn: {
    portalTitle: 'Хүсэлтүүд',
    portalHello: 'Сайн байна уу, {name}. Та ажилтны эрхээр нэвтэрсэн байна.',
    portalLead: 'Сайн байна уу, {name}. Танай нэгжээс үйлчлүүлэгчийн өмнөөс гаргасан хүсэлтүүд энд байна.',
    portalNoRole: 'Үйлчлүүлэгчийн өмнөөс хүсэлт гаргах эрх танд алга. Үйлчилгээний мэдээллийг каталогоос үзнэ үү.',
    portalEmpty: 'Танай нэгж үйлчлүүлэгчийн өмнөөс хүсэлт гаргаагүй байна.',
    newRequest: 'Шинэ хүсэлт',
    customer: 'Үйлчлүүлэгч',
  },
  en: {
    portalTitle: 'Requests',
    portalHello: 'Hello, {name}. You are logged in with a staff account.',
    portalLead: 'Hello, {name}. These are the requests that your unit made on behalf of customers.',
    portalNoRole: 'Your account may not make requests for customers. Services are described in the catalogue.',
    portalEmpty: 'Your unit has made no request on behalf of a customer yet.',
    newRequest: 'New request',
    customer: 'Customer',
  },
} satisfies Texts<Key>
