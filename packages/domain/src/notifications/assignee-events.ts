// What the agency's people are told of who stands in for whom, and of cases that change hands together.
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const deputy = {
  type: 'other',
  topic: 'requests',
  tone: 'blue',
  label: { mn: 'Орлох', en: 'Deputy' },
} as const

export const assigneeEvents = {
  deputy_named: {
    ...deputy,
    sentence: {
      mn: 'Та {from} – {to} хугацаанд орлож ажиллана. Чөлөөтэй ажилтан: {name}. Одоо хариуцаж буй хүсэлт нь: {count}.',
      en: 'You stand in for {name} from {from} to {to}, who holds {count, plural, one {# request} other {# requests}} now.',
    },
    subject: { mn: 'Та орлож ажиллана: {from} – {to}', en: 'You stand in for a colleague: {from} – {to}' },
    opens: places.ownCases,
  },
  deputy_freed: {
    ...deputy,
    sentence: {
      mn: 'Таныг орлож ажиллахаас чөлөөллөө. Ажилтан: {name}. Хугацаа: {from} – {to}.',
      en: 'You no longer stand in for {name} ({from} – {to}).',
    },
    subject: {
      mn: 'Орлох хугацаа цуцлагдлаа: {from} – {to}',
      en: 'You stand in no longer: {from} – {to}',
    },
    opens: places.absences,
  },
  absence_entered: {
    ...deputy,
    label: { mn: 'Чөлөө', en: 'Absence' },
    sentence: {
      mn: '{by} таны чөлөөг бүртгэлээ: {from} – {to}. Орлох ажилтан: {name}.',
      en: '{by} entered your absence: {from} – {to}. Your deputy is {name}.',
    },
    subject: { mn: 'Таны чөлөөг бүртгэлээ: {from} – {to}', en: 'Your absence was entered: {from} – {to}' },
    opens: places.absences,
  },
  absence_ended: {
    ...deputy,
    label: { mn: 'Чөлөө', en: 'Absence' },
    sentence: {
      mn: '{by} таны чөлөөг цуцаллаа: {from} – {to}.',
      en: '{by} ended your absence: {from} – {to}.',
    },
    subject: { mn: 'Таны чөлөөг цуцаллаа: {from} – {to}', en: 'Your absence was ended: {from} – {to}' },
    opens: places.absences,
  },
  deputy_is_away: {
    ...deputy,
    tone: 'orange',
    sentence: {
      mn: 'Таныг орлох ажилтан мөн чөлөө авлаа: {name}, {from} – {to}. Өөр ажилтан сонгоно уу.',
      en: 'Your deputy {name} will be away as well: {from} – {to}. Please choose somebody else.',
    },
    subject: { mn: 'Таныг орлох ажилтан чөлөө авлаа', en: 'Your deputy will be away as well' },
    opens: places.absences,
  },
  deputy_case_given: {
    type: 'case_given',
    topic: 'requests',
    tone: 'blue',
    label: deputy.label,
    sentence: {
      mn: '{by} {number} дугаартай хүсэлтийг таны орлож буй ажилтанд хариуцуулж өглөө: {name}.',
      en: '{by} has given request {number} to {name}, for whom you stand in.',
    },
    subject: {
      mn: 'Орлож буй ажилтанд тань хүсэлт өглөө: {number}',
      en: 'Request given where you stand in: {number}',
    },
    opens: places.deskRequest,
  },
  deputy_question_asked: {
    type: 'message',
    topic: 'requests',
    tone: 'orange',
    label: { mn: 'Захидал', en: 'Message' },
    sentence: {
      mn: '{by} {number} дугаартай хүсэлтийн талаар захидал бичлээ. Хариуцах ажилтан чөлөөтэй тул та орлож байна: {name}.',
      en: '{by} wrote about request {number}. You stand in for {name}, who holds it.',
    },
    subject: {
      mn: 'Орлож буй хүсэлтийн талаар захидал ирлээ: {number}',
      en: 'Message where you stand in: {number}',
    },
    opens: places.deskRequest,
  },
  cases_given: {
    type: 'case_given',
    topic: 'requests',
    tone: 'blue',
    label: { mn: 'Хариуцах', en: 'Given to you' },
    sentence: {
      mn: '{by} танд {count} хүсэлт шилжүүлж өглөө. Өмнө нь хариуцсан ажилтан: {name}.',
      en: '{by} has handed {count, plural, one {# request} other {# requests}} over to you. Held before by {name}.',
    },
    subject: { mn: 'Танд хүсэлтүүд шилжүүлж өглөө: {count}', en: 'Requests handed over to you: {count}' },
    opens: places.ownCases,
  },
  cases_due: {
    type: 'other',
    topic: 'reminders',
    tone: 'orange',
    label: { mn: 'Хугацаа', en: 'Due soon' },
    sentence: {
      mn: 'Таны хариуцсан {count} хүсэлтийн хугацаа {date} өдөр дуусна.',
      en: '{count, plural, one {# request} other {# requests}} that you hold must be decided by {date}.',
    },
    subject: { mn: 'Хүсэлтийн хугацаа дөхөж байна: {date}', en: 'Requests are due soon: {date}' },
    opens: places.ownCases,
  },
  deputy_cases_due: {
    type: 'other',
    topic: 'reminders',
    tone: 'orange',
    label: { mn: 'Хугацаа', en: 'Due soon' },
    sentence: {
      mn: 'Таны орлож буй ажилтны {count} хүсэлтийн хугацаа {date} өдөр дуусна. Ажилтан: {name}.',
      en: '{count, plural, one {# request} other {# requests}} of {name}, for whom you stand in, must be decided by {date}.',
    },
    subject: {
      mn: 'Орлож буй хүсэлтийн хугацаа дөхөж байна: {date}',
      en: 'Requests are due where you stand in: {date}',
    },
    opens: places.ownCases,
  },
  cases_taken: {
    type: 'case_taken',
    topic: 'requests',
    tone: 'orange',
    label: { mn: 'Шилжсэн', en: 'Taken over' },
    sentence: {
      mn: '{by} таны хариуцаж байсан {count} хүсэлтийг бусдад шилжүүллээ.',
      en: '{by} has handed over {count, plural, one {# request} other {# requests}} that you held.',
    },
    subject: { mn: 'Таны хүсэлтүүдийг шилжүүллээ: {count}', en: 'Your requests were handed over: {count}' },
    opens: places.ownCases,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
