// The own certificates: list, one of them, renewal (REQ-CERT-13, 16, 20).
import type { Texts } from '../text.ts'

const mn = {
  one: 'Гэрчилгээ {number}',
  toList: 'Миний гэрчилгээ',
  categoryAll: 'Бүх ангилал',
  request: 'Хүсэлт',
  created: 'Үүсгэсэн огноо',
  publicPage: 'Нийтэд харагдах хуудас',
  renewal: 'Сунгалт',
  renew: 'Сунгах хүсэлт гаргах',
  renewTitle: 'Гэрчилгээгээ сунгах боломжтой',
  renewText: 'Хугацаа {to}-нд дуусна. Өмнөх хүсэлтийн мэдээллээр бөглөсөн хүсэлт нээгдэнэ.',
  renewEndedText: 'Хугацаа {to}-нд дууссан. Өмнөх хүсэлтийн мэдээллээр бөглөсөн хүсэлт нээгдэнэ.',
  renewalBegun: 'Сунгах {number} хүсэлт нээлттэй байна.',
  continueRenewal: 'Хүсэлтээ үргэлжлүүлэх',
  versions: 'Хувилбарууд',
  version: '{version}-р хувилбар',
  versionCancelled: 'хүчингүй болгосон тэмдэгтэй',
  versionSuspended: 'түдгэлзүүлсэн тэмдэгтэй',
  versionOpen: '{version}-р хувилбарыг нээх',
  prepared: 'Гэрчилгээ баталгаажсаны дараа PDF баримт энд гарна.',
}

export const ownCertificateTexts = {
  mn,
  en: {
    one: 'Certificate {number}',
    toList: 'My certificates',
    categoryAll: 'All categories',
    request: 'Request',
    created: 'Created',
    publicPage: 'The page everybody sees',
    renewal: 'Renewal',
    renew: 'Ask for a renewal',
    renewTitle: 'This certificate may be renewed',
    renewText: 'It ends on {to}. A request opens that is filled with what you told before.',
    renewEndedText: 'It ended on {to}. A request opens that is filled with what you told before.',
    renewalBegun: 'Renewal request {number} is open.',
    continueRenewal: 'Continue the request',
    versions: 'Versions',
    version: 'Version {version}',
    versionCancelled: 'with the mark of cancellation',
    versionSuspended: 'marked as suspended',
    versionOpen: 'Open version {version}',
    prepared: 'The PDF appears here once the certificate is confirmed.',
  },
} as const satisfies Texts<keyof typeof mn>
