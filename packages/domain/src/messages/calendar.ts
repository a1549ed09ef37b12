// The calendar of last days, and the button that puts one day into a calendar (REQ-ICS).
import type { Texts } from '../text.ts'

const mn = {
  addToCalendar: 'Хуанлид нэмэх',
  addToCalendarOf: 'Хуанлид нэмэх: {title}',
  calendar: 'Хугацаагаа хуанлидаа харах',
  calendarName: 'Порталын хугацаанууд',
  calendarText:
    'Төлбөр, засвар, тайлан, гэрчилгээний эцсийн өдрүүдийг утас, компьютерынхоо хуанли дээр харах хаяг үүсгэнэ. Өөрчлөлт нь өөрөө шинэчлэгдэнэ.',
  calendarOpen: 'Хаяг үүсгэх',
  calendarAddress: 'Хуанлийн хаяг',
  calendarApp: 'Хуанлид нээх',
  calendarEnd: 'Хаягийг хаах',
  calendarEndTitle: 'Хуанлийн хаягийг хаах уу?',
  calendarEndText: 'Энэ хаягаар холбосон хуанлиуд цаашид шинэчлэгдэхгүй.',
  calendarEnded: 'Хуанлийн хаягийг хаалаа',
  calendarRenew: 'Шинэ хаягаар солих',
  calendarRenewed: 'Шинэ хаяг үүслээ. Өмнөх хаяг хүчингүй боллоо',
  calendarSecret:
    'Энэ хаягийг мэддэг хүн бүр таны хугацааг харна. Бусдад бүү өг. Алдсан бол хааж эсвэл шинэ хаягаар солино уу.',
}

const en: Record<keyof typeof mn, string> = {
  addToCalendar: 'Add to calendar',
  addToCalendarOf: 'Add to calendar: {title}',
  calendar: 'See your last days in your calendar',
  calendarName: 'Last days of the portal',
  calendarText:
    'Makes an address by which the calendar of your phone or computer shows the last days of payments, corrections, reports and certificates, and keeps them up to date.',
  calendarOpen: 'Make an address',
  calendarAddress: 'Address of the calendar',
  calendarApp: 'Open in the calendar',
  calendarEnd: 'Close the address',
  calendarEndTitle: 'Close the address of the calendar?',
  calendarEndText: 'Calendars that use this address are no longer kept up to date.',
  calendarEnded: 'The address of the calendar is closed',
  calendarRenew: 'Change to a new address',
  calendarRenewed: 'There is a new address. The one before no longer works',
  calendarSecret:
    'Whoever knows this address sees your last days. Do not give it to others. If it got out, close it or change to a new one.',
}

export const calendarTexts = { mn, en } satisfies Texts<keyof typeof mn>
