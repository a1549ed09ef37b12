import { expect, it } from 'vitest'
import { isEmailAddress, maxEmailLength } from './email-address.ts'

const part = 'a'.repeat(63)

it.each(['a@b.mn', 'bat.dorj+tax@mail.gov.mn', "o'neill_1@x-y.mn", `${'a'.repeat(64)}@b.mn`, `a@${part}.mn`])(
  'takes %s',
  text => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

it.each([
  '',
  'a',
  '@b.mn',
  'a@b',
  'a@b.',
  'a@.mn',
  'a@@b.mn',
  'a b@c.mn',
  ' a@b.mn',
  'a@b.mn ',
  'бат@b.mn',
  'a@-b.mn',
  'a@b-.mn',
  'a@b.-mn',
  'a@b.mn-',
  'a@b_c.mn',
  'a@b.m_n',
  `${'a'.repeat(65)}@b.mn`,
  `a@${part}a.mn`,
  `a@b.${part}a`,
])('refuses %j', text => {
  expect(isEmailAddress(text)).toBe(false)
})

it('takes what mail servers carry, and not one character more', () => {
  const longest = `a@${part}.${part}.${part}.${'b'.repeat(60)}`
  expect(longest).toHaveLength(maxEmailLength)
  expect(maxEmailLength).toBe(254)
  expect(isEmailAddress(longest)).toBe(true)
  expect(isEmailAddress(`a${longest}`)).toBe(false)
})
