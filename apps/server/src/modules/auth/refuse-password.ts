// Which passwords nobody may choose: short ones, those that others tried first, and those made of words at hand.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCitizenRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { nameKey } from '@khyanalt/domain/search-key'
import { minPasswordLength } from '@khyanalt/domain/staff-accounts'

/** The words of portal and agency that count for nothing in a password; `docs/security-decisions.md` names them. */
const wordsOfThePlace = [
  ...['хяналт', 'khyanalt', 'мэргэжлийн', 'байцаагч', 'агентлаг', 'үйлчилгээ', 'портал', 'систем', 'зохицуулагч'],
  ...['inspection', 'inspector', 'i-inspector', 'agency', 'portal', 'administrator', 'admin', 'e-service'],
  ...['монгол', 'улаанбаатар', 'mongolia', 'нууц үг', 'password'],
]

/** What is known of the person who chooses. */
type Person = {
  readonly name: string
  readonly lastname: string | null
  readonly login_email: string | null
  readonly email: string | null
  readonly register_number: string | null
}

/**
 * Why the password may not be chosen, or null. Words count by their sound, so that a name is found in either script and
 * any spelling; they may stand in a password that is long enough without them.
 */
export const refusePassword = async (
  password: string,
  person: Person,
): Promise<'password_weak' | 'password_common' | 'password_personal' | null> => {
  if (password.length < minPasswordLength) return 'password_weak'
  if ((await readCommon()).has(password.toLowerCase())) return 'password_common'
  // Anybody's number: there are a few million, and most belong to somebody the person knows.
  if (isCitizenRegisterNumber(normaliseRegisterNumber(password))) return 'password_personal'
  const sound = keyOf(password)
  const rest = wordsFor(person).reduce((left, word) => left.replaceAll(word, ''), sound)
  return rest !== sound && (rest.length < shortestRest || /^\d+$/.test(rest)) ? 'password_personal' : null
}

/** How much must be left without the words; sounds are shorter than what was typed. */
const shortestRest = 8

// Made once: 118 kB that only processes need in which somebody chooses a password.
let common: Promise<ReadonlySet<string>> | null = null
const readCommon = (): Promise<ReadonlySet<string>> => {
  common ??= readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').then(text => new Set(text.split('\n')))
  return common
}

/** The longer first, so that a word within another does not break it. */
const wordsFor = ({ name, lastname, login_email, email, register_number }: Person): string[] =>
  [
    ...wordsOfThePlace,
    ...[name, lastname].flatMap(text => (text ?? '').split(/[^\p{L}]+/u)),
    // All of an address but its last label: `mn` and `com` stand in too many words.
    ...[login_email, email].flatMap(address => (address ?? '').split(/[^\p{L}\p{N}]+/u).slice(0, -1)),
    ...[register_number ?? '', register_number?.replace(/\D+/g, '') ?? ''],
  ]
    .map(keyOf)
    .filter(key => key.length >= 3)
    .sort((one, other) => other.length - one.length)

const keyOf = (text: string): string => nameKey(text).replaceAll(' ', '')
