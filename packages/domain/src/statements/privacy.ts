// The privacy notice of the portal.
import type { BilingualStatement } from './statement.ts'

export const privacy: BilingualStatement = {
  mn: {
    title: 'Хувийн мэдээллийн нууцлал',
    lead: 'Портал таны ямар мэдээллийг, ямар зорилгоор, хэр удаан ашигладаг, та ямар эрхтэй вэ.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Хэн хариуцах вэ',
        text: [
          'Мэдээллийг мэргэжлийн хяналтын байгууллага хариуцна. Хүний хувийн мэдээлэл хамгаалах, төрийн үйлчилгээний хууль тогтоомжийг баримтална.',
        ],
      },
      {
        title: 'Ямар мэдээлэл, ямар зорилгоор',
        text: ['Үйлчилгээ үзүүлэхэд шаардлагатай мэдээллийг л авна.'],
        points: [
          'Нэр, регистрийн дугаар: хэн хүсэлт гаргасныг тогтоох.',
          'Утас, имэйл, хаяг: холбогдох, шийдвэр хүргэх.',
          'Маягтын хариулт, хавсралт: хүсэлтийг хянаж шийдвэрлэх.',
          'Нэхэмжлэх, төлбөрийн баримт: төлбөрийг баталгаажуулах.',
          'Нэвтэрсэн цаг, төхөөрөмж, үйлдлийн бүртгэл: аюулгүй байдал, маргаан шийдвэрлэх.',
        ],
      },
      {
        title: 'Нийтэд ил байх мэдээлэл',
        text: [
          'Олгосон гэрчилгээний дугаар, үйлчилгээ, эзэмшигчийн нэр, хүчинтэй хугацаа, төлөв ил байна. Хувь хүний нэрийг товчилж харуулна. Регистрийн дугаар, утас, имэйл, гэрийн хаяг ил гарахгүй.',
        ],
      },
      {
        title: 'Хэнд дамжуулах вэ',
        text: [
          'Хүсэлтийг хянах эрх бүхий ажилтнаас өөр хүн харахгүй. Бусад төрийн байгууллагад зөвхөн хуульд заасан тохиолдолд, шаардлагатай хэмжээгээр дамжуулна. Гадаад улс руу дамжуулахгүй.',
        ],
      },
      {
        title: 'Күүки, төхөөрөмж дээрх мэдээлэл',
        text: [
          'Портал мөрдөгч, зар сурталчилгааны күүки ашиглахгүй. Хэлний сонголтыг нэг күүкид, нэвтрэлтийн тэмдэг, илгээгээгүй нооргийг төхөөрөмж дээр тань хадгална. Заавар дахь видеог дарах хүртэл гуравдагч сайттай холбогдохгүй.',
        ],
      },
      {
        title: 'Хадгалах хугацаа',
        text: [
          'Хүсэлт, шийдвэр, гэрчилгээг архивын хуульд заасан хугацаагаар хадгална. Илгээгээгүй нооргийг та хэдийд ч устгана. Нэвтрэлтийн бүртгэлийг аюулгүй байдалд шаардлагатай хугацаанд хадгалаад устгана.',
        ],
      },
      {
        title: 'Таны эрх',
        text: ['Та дараах эрхтэй.'],
        points: [
          'Өөрийн мэдээлэлтэй танилцах, хуулбар авах.',
          'Алдаатай мэдээллээ засуулах.',
          'Хуулиар хадгалах шаардлагагүй мэдээллээ устгуулах.',
          'Мэдээлэл боловсруулсан талаар тайлбар авах, гомдол гаргах.',
        ],
      },
      {
        title: 'Холбоо барих',
        text: ['Нууцлалын асуудлаар {telephone} утсаар эсвэл холбоо барих хуудсан дахь имэйлээр хандана уу.'],
      },
    ],
  },
  en: {
    title: 'Privacy',
    lead: 'Which of your data the portal uses, what for and how long, and which rights you have.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Who is responsible',
        text: [
          'The specialised inspection agency is responsible for the data. It follows the law on the protection of personal data and the law on public services.',
        ],
      },
      {
        title: 'Which data, and what for',
        text: ['We only take what a service needs:'],
        points: [
          'name and register number, to know who makes a request;',
          'phone, e-mail and address, to reach you and to deliver the decision;',
          'answers and attachments, to review the request and decide on it;',
          'invoices and receipts, to confirm payments;',
          'times of log-in, devices and a record of acts, for safety and to settle disputes.',
        ],
      },
      {
        title: 'What is public',
        text: [
          'Number, service, name of the holder, period of validity and status of a certificate are public. Names of private persons are shortened. Register numbers, phones, e-mail and home addresses are never published.',
        ],
      },
      {
        title: 'Who receives data',
        text: [
          'Nobody but the staff entitled to review a request sees it. Other authorities receive data only where the law says so, and no more than they need. Data do not leave the country.',
        ],
      },
      {
        title: 'Cookies and data on your device',
        text: [
          'The portal uses no cookies for tracking or advertising. Your choice of language is kept in one cookie; the sign that you are logged in and drafts not yet sent are kept on your device. Videos in guides do not reach another site until you press them.',
        ],
      },
      {
        title: 'How long',
        text: [
          'Requests, decisions and certificates are kept as long as the law on archives demands. Drafts you delete at any time. Records of log-ins are kept as long as safety demands, and then deleted.',
        ],
      },
      {
        title: 'Your rights',
        text: ['You have the right:'],
        points: [
          'to see your data and to have a copy;',
          'to have wrong data corrected;',
          'to have data deleted that no law demands to be kept;',
          'to be told how data were used, and to complain.',
        ],
      },
      {
        title: 'Contact',
        text: ['With questions about privacy call {telephone} or write to the e-mail address on the contact page.'],
      },
    ],
  },
}
