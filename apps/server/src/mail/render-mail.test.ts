import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { sampleParams } from '@khyanalt/domain/notifications/sample-values'
import { describe, expect, it } from 'vitest'
import { sampleMails } from '../../test/mail-samples.ts'
import type { MailAgency } from './mail-agency.ts'
import { inBoth, renderMail } from './render-mail.ts'

const agency: MailAgency = {
  name: { mn: 'Хяналтын газар', en: 'Inspection Office' },
  address: { mn: 'Улаанбаатар', en: 'Ulaanbaatar' },
  telephone: '1800-1286',
}
const address = 'https://portal.test/dashboard/services/request/R260000042'
const choices = 'https://portal.test/profile/notifications'
const letters = inBoth(language => ({
  subject: language === 'mn' ? 'Хүсэлтийг хүлээн авлаа: R260000042' : 'Request received: R260000042',
  name: 'Бат-Эрдэнэ',
  lines: [language === 'mn' ? 'Таны хүсэлтийг хүлээн авлаа.' : 'Your request was received.'],
  button: { label: language === 'mn' ? 'Хүсэлтийг нээх' : 'Open the request', address },
}))
const frame = { agency, mode: 'both', choices } as const

/** What a reader of HTML sees. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(style|title)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('a mail', () => {
  it('[REQ-MAIL-01] has the agency, a greeting, what happened, one button, its address to read, and a signature', () => {
    const { html, text } = renderMail(letters, frame)
    for (const words of [
      'Хяналтын газар',
      'Сайн байна уу, Бат-Эрдэнэ.',
      'Таны хүсэлтийг хүлээн авлаа.',
      'Хүсэлтийг нээх',
      address,
      'Улаанбаатар',
      '1800-1286',
    ]) {
      expect(wordsOf(html), words).toContain(words)
      expect(text, words).toContain(words)
    }
    expect(html.match(/bgcolor=/g)).toHaveLength(1)
    expect(html).toContain(`<a class="link" href="${address}"`)
    expect(html).toContain('href="tel:18001286"')
    // The signature is what readers of mail fold away; nothing that is to be read stands under it.
    expect(text.split('\n-- \n')).toHaveLength(2)
    expect(text.split('\n-- \n')[1]).not.toContain('received')
  })

  it('offers the settings of messages only where there is a choice', () => {
    expect(renderMail(letters, frame).html).toContain(`href="${choices}"`)
    const without = renderMail(letters, { ...frame, choices: null })
    expect(without.html).not.toMatch(/notifications|сонгох/)
    expect(without.text).not.toContain('сонгох')
  })

  it('[REQ-MAIL-03] is Mongolian with a marked English copy, Mongolian, or English', () => {
    const both = renderMail(letters, frame)
    expect(both.languages).toEqual(['mn', 'en'])
    expect(both.html).toContain('<html lang="mn"')
    expect(/<td lang="en"[\s\S]*?<\/td>/.exec(both.html)?.[0]).toContain('Your request was received.')
    expect(both.subject).toBe('Хүсэлтийг хүлээн авлаа: R260000042')
    const mongolian = renderMail(letters, { ...frame, mode: 'mn' })
    expect(mongolian.languages).toEqual(['mn'])
    expect(wordsOf(mongolian.html) + mongolian.text).not.toMatch(/received|Inspection|Hello|English/)
    const english = renderMail(letters, { ...frame, mode: 'en' })
    expect(english.languages).toEqual(['en'])
    expect(english.html).toContain('<html lang="en"')
    expect(english.subject).toBe('Request received: R260000042')
    expect((wordsOf(english.html) + english.text).replaceAll('Бат-Эрдэнэ', '')).not.toMatch(/[А-Яа-яЁёӨөҮү]/)
    expect(wordsOf(english.html)).toContain('Inspection Office')
  })

  it('[REQ-MAIL-04] fetches nothing and carries no picture, script, form or frame', () => {
    for (const [kind, { html }] of sampleMails('both')) {
      expect(html, kind).not.toMatch(
        /<(?:img|script|link|iframe|form|object|svg|video)\b|url\(|@import|\bsrc=|background=/i,
      )
      const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address)
      expect(
        addresses.filter(address => !/^(?:https:\/\/khyanalt\.gov\.mn\/|tel:)/.test(address)),
        kind,
      ).toEqual([])
    }
  })

  it('[REQ-MAIL-05] shows people’s words as they are and lets them do nothing', () => {
    const hostile = [
      'A\r\nBcc: x@khyanalt.test',
      '</td><script>alert(1)</script><img src=x onerror=alert(1)>',
      '\u202Egnp.exe\u2066\u200F\u200B',
      '"><a href="https://evil.test">',
      'ү'.repeat(500),
    ]
    for (const word of hostile) {
      const { subject, html, text } = renderMail(
        inBoth(language => ({ ...letters[language], subject: word, name: word, lines: [word] })),
        { ...frame, agency: { name: { mn: word, en: word }, address: { mn: word, en: '' }, telephone: word } },
      )
      expect(html).not.toMatch(/<script|<img|href="https:\/\/evil/)
      expect(`${subject}${text}${html}`).not.toMatch(/[\r\u200B-\u200F\u202A-\u202E\u2066-\u2069]/)
      expect(text).not.toMatch(/^Bcc:/m)
      expect([...subject].length).toBeLessThanOrEqual(60)
    }
  })
})

describe('the mails of the portal', () => {
  const people = ['reason', 'name', 'by', 'company', 'service', 'finding', 'what', 'about']
  const wordsOfPeople = people.flatMap(name => {
    const said = (sampleParams as Readonly<Record<string, unknown>>)[name]
    return typeof said === 'string' && said.length > 3 ? [said] : []
  })

  it('[REQ-MAIL-02] say what happened and its number in 60 characters and no words of people', () => {
    for (const mode of ['mn', 'en'] as const) {
      for (const [kind, { subject }] of sampleMails(mode)) {
        expect([...subject].length, `${kind}: ${subject}`).toBeLessThanOrEqual(60)
        expect(subject, kind).not.toMatch(/[{}…]/)
        expect(
          wordsOfPeople.filter(said => subject.includes(said)),
          kind,
        ).toEqual([])
      }
      for (const [kind, { subject, sentence }] of Object.entries(notificationEvents)) {
        const asked = [...subject[mode].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
        expect(
          asked.filter(name => people.includes(name) || !(name in sampleParams)),
          kind,
        ).toEqual([])
        expect(
          asked.filter(name => !sentence[mode].includes(`{${name}`)),
          kind,
        ).toEqual([])
        const numbers = ['number', 'invoice'].filter(name => sentence[mode].includes(`{${name}}`))
        expect(numbers.length === 0 || numbers.some(name => asked.includes(name)), kind).toBe(true)
      }
    }
  })

  it('[REQ-MAIL-01] say in text what they say in HTML', () => {
    for (const mode of ['both', 'mn', 'en'] as const) {
      for (const [kind, { html, text }] of sampleMails(mode)) {
        const seen = wordsOf(html).replaceAll('&#39;', "'").replaceAll('&quot;', '"')
        const [body = ''] = text.split('\n-- \n')
        const lines = body.split('\n').filter(line => line !== '' && line !== '* * *' && line !== 'IN ENGLISH')
        for (const line of lines) expect(seen, kind).toContain(line.replace(/:$/, ''))
      }
    }
  })
})
