// The accessibility statement of the portal.
import type { BilingualStatement } from './statement.ts'

export const accessibility: BilingualStatement = {
  mn: {
    title: 'Хүртээмжийн мэдэгдэл',
    lead: 'Бид порталыг хүн бүр, ямар ч төхөөрөмж, туслах хэрэгслээр ашиглаж чаддаг байлгахыг зорьдог.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Ямар стандарт баримталдаг вэ',
        text: [
          'Портал нь вэб агуулгын хүртээмжийн WCAG 2.2 удирдамжийн AA түвшинд нийцэхээр бүтээгдсэн. Хуудас бүрийг автомат шалгуураар тогтмол шалгаж, үндсэн үйлдлүүдийг зөвхөн гарнаас хийж туршдаг.',
        ],
      },
      {
        title: 'Юу хийх боломжтой вэ',
        text: ['Порталыг дараах байдлаар ашиглаж болно.'],
        points: [
          'Хулганагүйгээр, зөвхөн гарнаас.',
          'Дэлгэц уншигчаар: гарчиг, талбар, алдаа, явцын мэдээллийг дуугаар хүргэнэ.',
          'Үсгийг 200 хувь хүртэл томруулж, 320 цэгийн өргөнтэй дэлгэцээр.',
          'Бараан горим, өндөр ялгарал, хөдөлгөөнгүй горимоор.',
          'JavaScript-гүйгээр: үйлчилгээ, заавар унших, гэрчилгээ шалгах.',
          'Монгол, англи, эсвэл хоёуланг нь зэрэг харж.',
        ],
      },
      {
        title: 'Мэдэгдэж буй хязгаарлалт',
        text: ['Дараах зүйлд бүрэн хүрээгүй байгаа бөгөөд сайжруулсаар байна.'],
        points: [
          'Хэрэглэгчдийн хавсаргасан PDF файл дэлгэц уншигчид тохироогүй байж болно. Портал өөрөө гаргасан гэрчилгээ, нэхэмжлэх хүртээмжийн шаардлага хангана.',
          'Гадаад сайтын видеоны хадмал тухайн сайтаас хамаарна. Видео бүрийн агуулгыг нийтлэлд бичгээр давхар өгнө.',
        ],
      },
      {
        title: 'Саад тулгарвал',
        text: [
          '{telephone} дугаарт залгаж эсвэл холбоо барих хуудсан дахь имэйлээр мэдэгдэнэ үү. Хуудасны хаяг, хийх гэж байсан үйлдэл, ашигласан төхөөрөмжөө бичнэ. Ажлын 5 өдөрт хариу өгнө.',
          'Портал ашиглах боломжгүй бол нэгж дээр биечлэн үйлчлүүлж, эсвэл үйлчилгээний оператороор хүсэлтээ бөглүүлж болно. Үүнд нэмэлт төлбөр авахгүй.',
        ],
      },
    ],
  },
  en: {
    title: 'Accessibility statement',
    lead: 'We want everybody to be able to use the portal, whatever device or aid they work with.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Which standard we follow',
        text: [
          'The portal is built to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Every page is checked automatically again and again, and the main tasks are tried with the keyboard alone.',
        ],
      },
      {
        title: 'What you can do',
        text: ['You can use the portal:'],
        points: [
          'without a mouse, by keyboard alone;',
          'with a screen reader: headings, fields, errors and progress are announced;',
          'with text enlarged to 200 per cent, and on screens 320 pixels wide;',
          'in dark mode, with high contrast, and without motion;',
          'without JavaScript: to read about services and guides and to check certificates;',
          'in Mongolian, in English, or in both at once.',
        ],
      },
      {
        title: 'What does not work fully yet',
        text: ['We keep working on these:'],
        points: [
          'PDF files attached by users may not suit screen readers. Certificates and invoices made by the portal itself are accessible.',
          'Captions of videos on other sites depend on those sites. What a video shows is always written in the post as well.',
        ],
      },
      {
        title: 'If something is in your way',
        text: [
          'Call {telephone} or write to the e-mail address on the contact page. Tell us the address of the page, what you wanted to do and which device you used. You will have an answer within five working days.',
          'If you cannot use the portal, come to one of our offices, or let a service operator fill in the request for you. This costs nothing extra.',
        ],
      },
    ],
  },
}
