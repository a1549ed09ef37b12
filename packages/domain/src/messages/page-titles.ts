// Titles of information pages; the route table carries them, so nothing else stands here.
import type { Texts } from '../text.ts'

type Key =
  | 'posts'
  | 'contact'
  | 'app'
  | 'appPrivacy'
  | 'licences'
  | 'privacy'
  | 'accessibility'
  | 'verify'
  | 'test'
  | 'manuals'

export const pageTitles = {
  mn: {
    posts: 'Заавар, зөвлөгөө',
    manuals: 'Гарын авлага',
    contact: 'Холбоо барих',
    app: 'i-inspector аппликейшн',
    appPrivacy: 'i-inspector: нууцлалын бодлого',
    licences: 'Тусгай зөвшөөрөл',
    privacy: 'Хувийн мэдээллийн нууцлал',
    accessibility: 'Хүртээмжийн мэдэгдэл',
    test: 'Туршилтын хуудас',
    verify: 'Гэрчилгээний файлыг шалгах',
  },
  en: {
    posts: 'Tutorials and guidance',
    manuals: 'Manuals',
    contact: 'Contact',
    app: 'The i-inspector app',
    appPrivacy: 'i-inspector: privacy policy',
    licences: 'Licences',
    privacy: 'Privacy',
    accessibility: 'Accessibility statement',
    test: 'Test page',
    verify: 'Check a certificate file',
  },
} as const satisfies Texts<Key>
