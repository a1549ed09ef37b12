import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { expect, it } from 'vitest'
import { buttonOf, sentenceHtml, sentenceOf, subjectOf, type Told } from './notification-sentence.ts'

const told = (params: Told['params']): Told => ({ type: 'request_received', params })

it('[REQ-LABEL-04] a name is told in the language of the reader, and one that is kept in one language as it is', () => {
  const both = told({ number: 'R260000042', service: { mn: 'Рентген зураг', en: 'Service of X-ray' } })
  const [mn, en] = [sentenceOf(both, 'mn'), sentenceOf(both, 'en')]
  expect(mn).toContain('Рентген зураг')
  expect(mn).not.toMatch(/Service of X-ray|[{}]/)
  expect(en).toContain('Service of X-ray')
  expect(en).not.toMatch(/Рентген зураг|[{}]/)
  const old = told({ number: 'R260000042', service: { mn: 'Рентген зураг', en: '' } })
  expect(sentenceOf(old, 'en')).toContain('Рентген зураг')
  expect(sentenceOf(old, 'en')).toBe(sentenceOf(told({ number: 'R260000042', service: 'Рентген зураг' }), 'en'))
})

it('[REQ-READERS-05] the subject names what happened, the button what it opens', () => {
  const { opens } = notificationEvents.request_received
  const one = told({ number: 'R260000042', service: 'Рентген зураг' })
  expect(subjectOf(one, 'en')).toBe('Request received: R260000042')
  expect([buttonOf(one, 'mn'), buttonOf(one, 'en')]).toEqual([opens.button.mn, opens.button.en])
})

it('[REQ-NOTI-10] what people wrote never becomes markup', () => {
  const html = sentenceHtml(told({ number: `<b>"R"&'1'</b>`, service: '<i>&' }), 'mn')
  expect(html).not.toMatch(/[<>"']|&(?!#\d+;)/)
})
