// The page of licences (CON-044).
import type { Texts } from '../text.ts'

type Key = 'title' | 'lead' | 'checkTitle' | 'checkText' | 'checkAction' | 'empty' | 'emptyText' | 'failed'

export const licenceTexts = {
  mn: {
    title: 'Тусгай зөвшөөрөл',
    lead: 'Шинээр авах, сунгах зөвшөөрлийн үйлчилгээг чиглэлээр нь жагсаав. Нэр дээр нь дарж шаардлагатай баримт, хугацаа, төлбөрийг үзнэ үү.',
    checkTitle: 'Олгосон зөвшөөрлийг шалгах',
    checkText: 'Дугаар эсвэл эзэмшигчийн нэрээр хайж, хүчинтэй эсэхийг хэн ч шалгаж болно.',
    checkAction: 'Гэрчилгээ, зөвшөөрөл хайх',
    empty: 'Одоогоор зөвшөөрлийн үйлчилгээ алга',
    emptyText: 'Бусад үйлчилгээг үйлчилгээний жагсаалтаас үзнэ үү.',
    failed: 'Зөвшөөрлийн жагсаалтыг ачаалж чадсангүй',
  },
  en: {
    title: 'Licences',
    lead: 'Services for new and renewed licences, by field. Press a name to see documents, time and fee.',
    checkTitle: 'Check a licence',
    checkText: 'Anybody can search by number or holder and see whether a licence is valid.',
    checkAction: 'Search certificates and licences',
    empty: 'There are no licence services at present',
    emptyText: 'The list of services shows the others.',
    failed: 'The list of licences could not be loaded',
  },
} as const satisfies Texts<Key>
