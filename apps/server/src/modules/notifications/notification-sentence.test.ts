import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { expect, it } from 'vitest'
import { buttonOf, sentenceHtml, sentenceOf, subjectOf, type Told } from './notification-sentence.ts'

const told = (params: Told['params']): Told => ({ type: 'request_next', params })

it('[REQ-LABEL-04] a name is told in the language of the reader, and one that is kept in one language as it is', () => {
  const both = told({ number: 'R260000042', service: { mn: 'Үйлчилгээ', en: 'Service of X-ray' }, step: 'Алхам' })
  const [mn, en] = [sentenceOf(both, 'mn'), sentenceOf(both, 'en')]
  expect(mn).not.toMatch(/Service of X-ray|[{}]/)
  expect(en).not.toMatch(/Үйлчилгээ|[{}]/)
  expect(mn).not.toBe(en)
  const old = told({ number: 'R260000042', service: { mn: 'Үйлчилгээ', en: '' }, step: 'Алхам' })
  expect(sentenceOf(old, 'en')).toBe(
    sentenceOf(told({ number: 'R260000042', service: 'Үйлчилгээ', step: 'Алхам' }), 'en'),
  )
})

it('[REQ-READERS-05] the subject names what happened, the button what it opens', () => {
  const { subject, opens } = notificationEvents.request_next
  const one = told({ number: 'R260000042', service: 'Үйлчилгээ', step: 'Алхам' })
  expect(subjectOf(one, 'en')).toBe(subject.en.replace('{number}', 'R260000042'))
  expect([buttonOf(one, 'mn'), buttonOf(one, 'en')]).toEqual([opens.button.mn, opens.button.en])
})

it('[REQ-NOTI-10] what people wrote never becomes markup', () => {
  const html = sentenceHtml(told({ number: `<b>"R"&'1'</b>`, service: '<i>', step: '&' }), 'mn')
  expect(html).not.toMatch(/[<>"']|&(?!#\d+;)/)
})
