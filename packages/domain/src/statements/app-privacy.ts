// The privacy policy of the application for phones (REQ-NAV-12).
import type { BilingualStatement } from './statement.ts'

export const appPrivacy: BilingualStatement = {
  mn: {
    title: 'i-inspector аппликейшний нууцлалын бодлого',
    lead: 'Аппликейшн ямар мэдээлэл ашигладаг, юунд хэрэглэдэг, та юуг удирдаж чадах тухай.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Хэнд зориулсан бэ',
        text: [
          'Аппликейшн нь хяналтын байгууллагаар үйлчлүүлж буй иргэн, байгууллагад зориулагдсан.',
          '13 нас хүрээгүй хүүхдэд үйлчлэхгүй. Бид 13-аас доош насны хүүхдийн мэдээллийг мэдсээр байж цуглуулахгүй бөгөөд ийм мэдээлэл орсныг мэдвэл тэр даруй устгана. Эцэг, эх, асран хамгаалагч үүнийг анзаарвал бидэнд мэдэгдэнэ үү.',
        ],
      },
      {
        title: 'Ямар мэдээлэл ашиглах вэ',
        text: ['Аппликейшн дараах мэдээллийг л ашиглана.'],
        points: [
          'Нэвтрэх мэдээлэл: порталын бүртгэл тань. Нууц үг утсан дээр хадгалагдахгүй.',
          'Хүсэлт, нэхэмжлэх, гэрчилгээ: портал дээр байгаа тэр мэдээлэл.',
          'Камер: QR код унших, баримт скан хийх үед л, таны зөвшөөрлөөр.',
          'Мэдэгдэл: төхөөрөмжийн мэдэгдлийн дугаар, та зөвшөөрсөн бол.',
          'Алдааны тэмдэглэл: програмын хувилбар, утасны загвар. Таны бичсэн зүйл үүнд ордоггүй.',
        ],
      },
      {
        title: 'Юунд ашиглахгүй вэ',
        text: [
          'Зар сурталчилгаанд ашиглахгүй, худалдахгүй, гуравдагч этгээдэд дамжуулахгүй. Байршил, харилцагчийн жагсаалт, зурган цомогт хандахгүй. Хуулиар эрх олгогдсон байгууллага хуульд заасан журмаар шаардвал л мэдээлэл гаргаж өгнө.',
        ],
      },
      {
        title: 'Хадгалалт, хамгаалалт',
        text: [
          'Мэдээлэл шифрлэгдсэн холболтоор дамжиж, байгууллагын серверт хадгалагдана. Утсан дээр сүүлд харсан жагсаалт, илгээж амжаагүй ноорог түр хадгалагдаж, гарах үед устна.',
        ],
      },
      {
        title: 'Таны эрх',
        text: ['Та хүссэн үедээ дараах зүйлийг хийж болно.'],
        points: [
          'Утасны тохиргооноос камер, мэдэгдлийн зөвшөөрлийг хаах.',
          'Аппликейшнийг устгах: утсан дээрх бүх мэдээлэл хамт устна.',
          'Өөрийн мэдээллийг харах, алдааг засуулах хүсэлт гаргах.',
          'Мэдээллийг хууль бус ашигласан гэж үзвэл гомдол гаргах.',
        ],
      },
      {
        title: 'Өөрчлөлт, холбоо барих',
        text: [
          'Бодлого өөрчлөгдвөл энэ хуудсанд огноотой нь нийтэлж, аппликейшн дотор мэдэгдэнэ. Асуултаа {telephone} утсаар эсвэл холбоо барих хуудсан дахь имэйлээр ирүүлнэ үү.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy of the i-inspector app',
    lead: 'Which data the app uses, what for, and what you can decide yourself.',
    since: '2026-09-01',
    sections: [
      {
        title: 'Whom it is for',
        text: [
          'The app is for people and organisations who use the services of the inspection agency.',
          'Users under 13 are not served. We do not knowingly collect data of children under 13, and delete them at once if we learn that there are any. Parents and guardians who notice such data are asked to tell us.',
        ],
      },
      {
        title: 'Which data it uses',
        text: ['The app uses these data and no others:'],
        points: [
          'Log-in: your account of the portal. The password is not kept on the phone.',
          'Requests, invoices and certificates: the same data as in the portal.',
          'Camera: only to read QR codes and to scan documents, with your permission.',
          'Messages: the notification number of the device, if you allow messages.',
          'Error reports: version of the app and model of the phone, never what you typed.',
        ],
      },
      {
        title: 'What it does not do',
        text: [
          'Your data are not used for advertising, not sold and not handed to third parties. The app does not read your location, contacts or pictures. Only authorities that the law entitles to it receive data, in the way the law lays down.',
        ],
      },
      {
        title: 'Keeping and protecting data',
        text: [
          'Data travel over encrypted connections and are kept on the servers of the agency. The phone keeps the lists you saw last and drafts not yet sent; both are removed when you sign out.',
        ],
      },
      {
        title: 'Your rights',
        text: ['At any time you may:'],
        points: [
          'withdraw the permission for camera and messages in the settings of the phone;',
          'remove the app, and with it everything it kept on the phone;',
          'ask to see your data and to have mistakes corrected;',
          'complain if you think that data were used unlawfully.',
        ],
      },
      {
        title: 'Changes and contact',
        text: [
          'Changes of this policy are published here with their date and announced in the app. Send questions to {telephone} or to the e-mail address on the contact page.',
        ],
      },
    ],
  },
}
