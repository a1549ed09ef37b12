// What is said where a certificate and the public log do not agree; sent with the certificate itself.
import type { Texts } from '../text.ts'

export const certificateLogTexts = {
  mn: {
    entering: 'Энэ гэрчилгээг нийтийн бүртгэлд оруулж байна. Хэдэн секундийн дараа дахин нээнэ үү.',
    differs:
      'Энэ гэрчилгээний мэдээлэл нийтийн бүртгэлтэй зөрж байна. Доор зөвхөн бүртгэлд байгаа мэдээллийг харуулав. Гэрчилгээнд найдахын өмнө {telephone} утсаар лавлана уу.',
    unknown:
      'Энэ гэрчилгээний мэдээлэл нийтийн бүртгэлтэй зөрж байна: бүртгэлд ийм гэрчилгээ алга. Хүчинтэй гэж үзэж болохгүй. {telephone} утсаар лавлана уу.',
  },
  en: {
    entering: 'This certificate is being entered into the public log. Please open it again in a few seconds.',
    differs:
      'What is stored of this certificate differs from the public log. Only what the log says is shown below. Please call {telephone} before you rely on it.',
    unknown:
      'What is stored of this certificate differs from the public log: the log has no such certificate. Do not take it as valid. Please call {telephone}.',
  },
} as const satisfies Texts<'entering' | 'differs' | 'unknown'>
