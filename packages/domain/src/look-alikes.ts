// Letters that look the same in Cyrillic and Latin: found, and put right on request.

/** The alphabet a text should be in. */
export type Alphabet = 'cyrillic' | 'latin'

/** Where the wrong letters stand (places in the text, from 0), and the text as it was probably meant. */
export type LookAlikes = { readonly positions: readonly number[]; readonly proposal: string }

/**
 * The letters of a text that only look like letters of the alphabet, with the text put right. Null when there are
 * none, or when a letter of the other alphabet has no look-alike: then the text is in another language, not mistyped.
 */
export const lookAlikes = (text: string, expected: Alphabet): LookAlikes | null => {
  const twins = expected === 'cyrillic' ? toCyrillic : toLatin
  const wrong = expected === 'cyrillic' ? notCyrillic : notLatin
  const positions: number[] = []
  let proposal = ''
  let place = 0
  for (const character of text) {
    const twin = twins.get(character)
    if (twin !== undefined) positions.push(place)
    else if (wrong.test(character)) return null
    proposal += twin ?? character
    place += character.length
  }
  return positions.length === 0 ? null : { positions, proposal }
}

/**
 * The put-right text of a register number or code whose letters come from both alphabets, or are old stand-ins for Ө
 * and Ү: in the first of the alphabets that all letters allow. Null when the letters agree.
 */
export const mixedCode = (text: string, alphabets: readonly Alphabet[]): LookAlikes | null => {
  const mixed = /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text)
  if (!mixed && !standIn.test(text)) return null
  return alphabets.map(alphabet => lookAlikes(text, alphabet)).find(found => found !== null) ?? null
}

/** Whether the text has the shape of a person's register number: two letters, eight digits. */
export const hasRegisterNumberShape = (text: string): boolean => /^\p{L}{2}\d{8}$/u.test(text.trim())

/** Whether the text has the shape of a licence or serial number: capitals and digits in one piece. */
export const hasCodeShape = (text: string): boolean => /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d./-]{3,40}$/u.test(text.trim())

// Capitals first, then the few small letters that are drawn alike. Latin Y reads as У, the letter before most
// register numbers; Ү is its twin in the other direction only.
const pairs = 'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx'
// Ө and Ү had no keys on old keyboards: these letters were drawn in their place and still are typed.
const cyrillicOnly = 'ӨƟ өɵ ӨΘ өθ ӨЄ өє ҮЇ үї ЁË ёë'
const latinOnly = 'ҮY үy ІI іi ЈJ јj ЅS ѕs ӀI һh ԁd ԚQ ԛq ԜW ԝw ЁË ёë ӨƟ өɵ'

const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map(([cyrillic = '', other = '']) => [cyrillic, other])

const toCyrillic: ReadonlyMap<string, string> = new Map(
  pairsOf(`${pairs} ${cyrillicOnly}`).map(([cyrillic, other]) => [other, cyrillic]),
)
const toLatin: ReadonlyMap<string, string> = new Map(pairsOf(`${pairs} ${latinOnly}`))

const notCyrillic = /(?!\p{Script=Cyrillic})\p{L}/u
const notLatin = /(?!\p{Script=Latin})\p{L}/u
const standIn = /[ЄєЇїΘθƟɵ]/u
