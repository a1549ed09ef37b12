// How long a request takes, in its head: the day, why the time stands still, and how long such requests really take.
import type { Texts } from '../text.ts'

type Key =
  | 'due'
  | 'paused'
  | 'pausedFor_correction'
  | 'pausedFor_payment'
  | 'pausedFor_confirmation'
  | 'runsFor'
  | 'forecast'
  | 'forecastDays'
  | 'forecastHelp'

export const requestTimeTexts = {
  mn: {
    due: 'Шийдвэрлэх хугацаа',
    paused: 'Хугацаа түр зогссон',
    pausedFor_correction: 'Таныг засаж илгээхийг хүлээж байна. Дараа нь шийдвэрлэхэд ажлын {days} өдөр үлдэнэ.',
    pausedFor_payment: 'Таныг төлбөрөө төлөхийг хүлээж байна. Дараа нь шийдвэрлэхэд ажлын {days} өдөр үлдэнэ.',
    pausedFor_confirmation:
      'Нягтлан бодогч төлбөрийг баталгаажуулахыг хүлээж байна. Танаас хийх зүйл алга. Дараа нь шийдвэрлэхэд ажлын {days} өдөр үлдэнэ.',
    runsFor: 'Агентлагийн шийдвэрийг хүлээж байна.',
    forecast: 'Бодит хугацаа',
    forecastDays: 'Ихэвчлэн {quick}–{slow} хоног',
    forecastHelp:
      'Сүүлийн нэг жилд шийдэгдсэн {cases} хүсэлтийн дийлэнх нь ийм хугацаанд шийдэгдсэн. Засвар, төлбөрийн хугацаа орсон.',
  },
  en: {
    due: 'To be decided by',
    paused: 'The clock stands still',
    pausedFor_correction: 'Waiting for you to correct and send it. Then {days} working days are left for the decision.',
    pausedFor_payment: 'Waiting for you to pay. Then {days} working days are left for the decision.',
    pausedFor_confirmation:
      'Waiting for the accountant to confirm the payment; there is nothing for you to do. Then {days} working days are left for the decision.',
    runsFor: 'Waiting for the decision of the agency.',
    forecast: 'How long it really takes',
    forecastDays: 'Usually {quick}–{slow} days',
    forecastHelp:
      'Most of the {cases} requests decided in the last year took this long, corrections and payment included.',
  },
} as const satisfies Texts<Key>
