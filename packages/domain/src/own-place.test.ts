import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPlace } from './own-place.ts'

const portal = 'https://portal.test'

// Whatever an address can be made of: dots, slashes of both kinds, their codes, blanks, hosts, users, schemes.
const part = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '\t', '\n', '\r', ' ', '\u0000', '@', ':', '?', '#'],
  ...[
    'evil.test',
    'own.invalid',
    'http:',
    'https:',
    'javascript:',
    'a',
    'services',
    '%',
    '⁄',
    '／',
    '。',
    '[::1]',
    ';',
  ],
)
const address = fc
  .array(part, { minLength: 1, maxLength: 12 })
  .map(parts => parts.join(''))
  .chain(text => fc.constantFrom(text, `/${text}`))

describe('an address from outside', () => {
  it('[REQ-PLACE-01] leads to this portal or nowhere, whatever it is made of', () => {
    fc.assert(
      fc.property(address, text => {
        const place = ownPlace(text)
        if (place === null) return
        expect(new URL(place, portal).origin).toBe(portal)
        // What was judged once stays what it is.
        expect(ownPlace(place)).toBe(place)
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    '/.//own.invalid',
    '/.//evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    '/.\\\\evil.test',
    '/\t/evil.test',
  ])('[REQ-PLACE-01] does not lead away by %j', text => expect(ownPlace(text)).toBeNull())

  it.each([
    undefined,
    null,
    7,
    ['/'],
    {},
    '',
    'services',
    '//evil.test',
    'https://portal.test/',
    'javascript:alert(1)',
  ])('[REQ-PLACE-01] is none of ours: %j', text => expect(ownPlace(text)).toBeNull())

  it.each(['/', '/services?category=1', '/posts/read/5#top', '/dashboard/list?reqnumber=R260000001', '/хайлт'])(
    '[REQ-PLACE-01] keeps %s',
    text => expect(ownPlace(text)).toBe(new URL(text, portal).href.slice(portal.length)),
  )
})
