import { describe, expect, it } from 'vitest'
import { eventOf, type NotificationName, notificationEvents, unknownEvent } from './notification-events.ts'

const events = Object.entries(notificationEvents)

describe('labels and colours', () => {
  const reads = (name: NotificationName): readonly string[] => {
    const { label, tone } = notificationEvents[name]
    return [label.mn, label.en, tone]
  }

  it('[REQ-NOTI-03] say Service in blue of a request that is received or goes on', () => {
    expect(reads('request_received')).toEqual(['Үйлчилгээ', 'Service', 'blue'])
    expect(reads('request_next')).toEqual(['Үйлчилгээ', 'Service', 'blue'])
  })

  it('[REQ-NOTI-04] say Decided in green of an approval', () =>
    expect(reads('request_approved')).toEqual(['Шийдвэрлэсэн', 'Decided', 'green']))

  it('[REQ-NOTI-05] say Rejected in red of a refusal', () =>
    expect(reads('request_declined')).toEqual(['Татгалзсан', 'Rejected', 'red']))

  it('[REQ-NOTI-06] say Returned in red of a return', () =>
    expect(reads('request_return')).toEqual(['Буцаагдсан', 'Returned', 'red']))

  it('[REQ-NOTI-07] say Payable in orange of an invoice', () =>
    expect(reads('invoice_received')).toEqual(['Төлбөр төлөх', 'Payable', 'orange']))

  it('[REQ-READERS-05] tell what happened to a food object from what happened to a certificate', () => {
    const labels = (['food_suspended', 'certificate_cancelled'] as const).map(name => reads(name)[0])
    expect(labels).toEqual(['Түдгэлзүүлсэн', 'Гэрчилгээ'])
    const labelsOf = (noun: string) => events.flatMap(([name, { label }]) => (name.startsWith(noun) ? [label.mn] : []))
    expect(labelsOf('food_').length).toBeGreaterThan(2)
    expect(labelsOf('food_').filter(label => labelsOf('certificate_').includes(label))).toEqual([])
    expect(reads('late_report_approved')[1]).toBe('Late report')
    expect(reads('fee_waived').slice(1)).toEqual(['Fee waived', 'green'])
  })
})

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort()

it('[REQ-READERS-05] every event says the same in both languages, from the same values', () => {
  for (const [name, { sentence, subject, label, opens }] of events) {
    for (const words of [sentence, subject, label, opens.button]) {
      expect([words.mn, words.en].every(Boolean), name).toBe(true)
      expect(placesOf(words.en), name).toEqual(placesOf(words.mn))
      expect(words.en, name).not.toMatch(/\p{Script=Cyrillic}/u)
    }
  }
})

it('[REQ-READERS-06] a stored notification of before keeps the sentence that it named beside its type', () => {
  const before = { type: 'certificate_changed', params: { sentence: 'food_suspended', number: 'F260000001' } }
  expect(eventOf(before)).toBe(notificationEvents.food_suspended)
  expect(eventOf({ type: 'certificate_changed', params: {} })).toBe(notificationEvents.certificate_changed)
})

it.each(['', 'constructor', '__proto__', 'request_forgotten'])(
  '[REQ-READERS-06] a stored name that nobody knows (“%s”) reads as a message, never as a key',
  name => {
    expect(eventOf({ type: name, params: {} })).toBe(unknownEvent)
    expect(eventOf({ type: 'request_next', params: { sentence: name } })).toBe(notificationEvents.request_next)
    expect(unknownEvent.label).toEqual({ mn: 'Мэдэгдэл', en: 'Message' })
  },
)

it('[REQ-READERS-06] an event that this release does not know is a message with its link, and is mailed', () => {
  const { type, topic, tone, label, sentence, subject, opens } = eventOf({
    type: 'of_tomorrow',
    params: { sentence: 7 },
  })
  expect([type, topic, tone]).toEqual(['other', null, 'blue'])
  expect(label).toEqual({ mn: 'Мэдэгдэл', en: 'Message' })
  expect(sentence.mn).toMatch(/шинэ мэдэгдэл ирлээ/)
  expect(sentence.en).toMatch(/new message/)
  expect(subject).toEqual({ mn: 'Танд шинэ мэдэгдэл ирлээ', en: 'You have a new message' })
  expect(opens.button).toEqual({ mn: 'Порталыг нээх', en: 'Open the portal' })
})

it('[REQ-READERS-06] a stored sentence is followed only where it is a name that is known', () => {
  const type = 'request_next'
  expect(eventOf({ type, params: {} })).toBe(notificationEvents.request_next)
  expect(eventOf({ type, params: { sentence: null } })).toBe(notificationEvents.request_next)
  expect(eventOf({ type, params: { sentence: 'constructor' } })).toBe(notificationEvents.request_next)
})
