import { describe, expect, it } from 'vitest'
import { refusePassword } from './refuse-password.ts'

const person = {
  name: 'Мөнхбат',
  lastname: 'Цэцэгмаа',
  login_email: 'm.tsetsegmaa@khyanalt.test',
  email: null,
  register_number: 'УА90010112',
}
const refused = (password: string) => refusePassword(password, person)

describe('a password is refused', () => {
  it.each(['qwertyuiop', '1Q2W3E4R5T', 'Password123', 'mysterio619'])(
    'that many use, in any case: %s',
    async password => {
      expect(await refused(password)).toBe('password_common')
    },
  )

  it.each([
    ...['Munkhbat1985', 'мөнхбат-2026!', 'TsetsegmaaMunkhbat', 'УА90010112', '90010112-90010112'],
    ...['Khyanalt2026!', 'хяналт12345678', 'm.tsetsegmaa@khyanalt.test', 'khyanaltAdmin1', 'Inspector_2026'],
  ])('that is made of words of the person and the portal: %s', async password => {
    expect(await refused(password)).toBe('password_personal')
  })
})

it.each([
  ...[
    'зун намар хоёр уул',
    'correct horse battery',
    'khyanalt гурван цагаан морь',
    '                    ',
    'шинэ-нууц-үг-2026',
  ],
  ...['ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ', '9f3kX#qpw2', 'х'.repeat(64)],
])('any other of ten characters may be chosen, whatever its letters: %s', async password => {
  expect(await refused(password)).toBeNull()
})

it('[REQ-PRIVATE-05] nobody’s register number may be chosen, however it is typed', async () => {
  for (const password of ['УБ90020223', 'уб 90020223', 'ТА95121518']) {
    expect(await refused(password), password).toBe('password_personal')
  }
})
