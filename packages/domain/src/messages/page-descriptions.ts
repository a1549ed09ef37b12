// What search engines and previews of links say of a page; only the server prints it.
import type { Texts } from '../text.ts'

type Key =
  | 'home'
  | 'services'
  | 'service'
  | 'certificates'
  | 'posts'
  | 'manuals'
  | 'contact'
  | 'app'
  | 'appPrivacy'
  | 'licences'
  | 'privacy'
  | 'accessibility'
  | 'verify'

export const pageDescriptions = {
  mn: {
    home: 'Хяналт шалгалт, тусгай зөвшөөрөл, гэрчилгээний хүсэлтээ цахимаар гаргаж, явцыг нь хянана уу.',
    services: 'Мэргэжлийн хяналтын цахим үйлчилгээний жагсаалт, бүрдүүлэх баримт бичиг, хугацаа, төлбөр.',
    service:
      '{name}: бүрдүүлэх баримт бичиг, үйл ажиллагааны дараалал, хугацаа ({time}), төлбөр. Хүсэлтээ цахимаар гаргана.',
    certificates: 'Олгосон гэрчилгээ, тусгай зөвшөөрлийг дугаар, эзэмшигчээр нь хайж, хүчинтэй эсэхийг шалгана уу.',
    posts: 'Порталд нэвтрэх, хүсэлт илгээх, төлбөр төлөх, гэрчилгээ шалгах алхам алхмын заавар, зөвлөгөө.',
    manuals: 'Иргэн, байцаагч, дарга, санхүү, админ тус бүрд зориулсан гарын авлага, маягт бичих заавар.',
    contact: 'Мэргэжлийн хяналтын байгууллагын хаяг, үнэгүй утас {telephone}, факс, имэйл, байршлын зураг.',
    app: 'Хүсэлтийн явц, мэдэгдэл, гэрчилгээгээ гар утаснаас харах i-inspector аппликейшнийг татаж авна уу.',
    appPrivacy: 'i-inspector аппликейшн ямар мэдээлэл ашигладаг, хэрхэн хамгаалдаг тухай.',
    licences: 'Шинээр олгох, сунгах тусгай зөвшөөрлийн үйлчилгээний жагсаалт, олгосон зөвшөөрлийн лавлагаа.',
    privacy: 'Портал таны ямар мэдээллийг, юунд, хэр удаан ашигладаг, та ямар эрхтэй тухай.',
    accessibility: 'Порталыг гар, дэлгэц уншигч, том үсгээр ашиглах боломж, саад тулгарвал хандах газар.',
    verify: 'PDF гэрчилгээ жинхэнэ, өөрчлөгдөөгүй, хүчинтэй эсэхийг файлаа илгээлгүй шалгана.',
  },
  en: {
    home: 'Ask for inspections, permits and certificates online and follow their progress.',
    services: 'The e-services of specialised inspection: required documents, duration and fees.',
    service: '{name}: required documents, steps, duration ({time}) and fee. Ask for it online.',
    certificates: 'Search issued certificates and permits and check whether they are valid.',
    posts: 'How to log in, send a request, pay and check a certificate, step by step, and guidance by field.',
    manuals: 'A manual of the portal for each role, and how forms are written.',
    contact: 'Address, free line {telephone}, fax, e-mail and a plan of the way to the inspection agency.',
    app: 'Follow requests, messages and certificates on your phone with the i-inspector app.',
    appPrivacy: 'Which data the i-inspector app uses and how it protects them.',
    licences: 'Services for new and renewed licences, and the search of licences already issued.',
    privacy: 'Which of your data the portal uses, what for, how long, and which rights you have.',
    accessibility: 'Using the portal by keyboard, screen reader or large text, and whom to tell of a barrier.',
    verify: 'Find out whether the PDF of a certificate is genuine, unchanged and valid, without sending it.',
  },
} as const satisfies Texts<Key>
