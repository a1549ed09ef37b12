// The sound of a text: Mongolian typed in Cyrillic, in any Latin spelling or with slips of one letter comes out alike.
// Keys are a–z and digits only, so that a database sorts and searches them the same under every locale.

/** Cyrillic letters as people write them in Latin; what follows folds both scripts in one way. */
const latinOf: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'w', г: 'g', д: 'd', е: 'ye', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: 'i', э: 'e', ю: 'yu', я: 'ya' },
  // Neighbours of Ө and Ү on other keyboards.
  ...{ є: 'o', ї: 'u', і: 'i' },
}

/** In this order: each rule sees what the ones before it made. `q` stands for ч, `x` for ш, `c` for ц. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/q/g, 'k'],
  [/x|kh/g, 'h'],
  [/zh|dj/g, 'j'],
  [/sch|shch|sh/g, 'x'],
  [/tch|ch/g, 'q'],
  [/ts|tz/g, 'c'],
  [/ph/g, 'f'],
  // On phones ү is often typed v: hvns, bvrtgel.
  [/(?<=[^aeiouyv\d]|^)v+(?=[^aeiouyv\d])/g, 'u'],
  [/[vw]/g, 'b'],
  [/y?e/g, 'e'],
  [/y/g, 'i'],
  [/ie/g, 'e'],
  // ө is written o, u and ö: one vowel.
  [/o/g, 'u'],
  [/([a-z])\1+/g, '$1'],
]

const words = /[\p{L}\p{N}]+(?:[-‐–.'’/][\p{L}\p{N}]+)*/gu

/** The words of a text by their sound; a compound counts whole and by its parts. */
export const soundsOf = (text: string): string[] => {
  const plain = text.normalize('NFKC').toLowerCase()
  const found = plain.match(words) ?? []
  return found.flatMap(word => {
    const parts = word.split(/[^\p{L}\p{N}]+/u)
    const sounds = parts.map(soundOf).filter(Boolean)
    return sounds.length > 1 ? [soundOf(parts.join('')), ...sounds] : sounds
  })
}

/** A name as one key: its words in order, compounds taken apart, so that a name begun is a key begun. */
export const nameKey = (name: string): string =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(soundOf)
    .filter(Boolean)
    .join(' ')

/** The whole text as one key. */
export const soundKey = (text: string): string => soundsOf(text).join(' ')

const soundOf = (word: string): string => {
  const latin = Array.from(word, letter => latinOf[letter] ?? letter)
    .join('')
    // Accents fall away, and with them the difference of ö and o.
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
  return rules.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), latin)
}

// By their sound and the longer first: endings of case and the commonest of verbs, which stand last, and of plural,
// which stand before them.
const endings =
  /(?:iinhan|inhan|inh|hin|gui|tai|tei|tui|nas|nes|nus|ban|ben|bun|dag|deg|dug|san|sen|sun|hig|had|hed|hud|aga|ege|ugu|nin|ni|in|ig|as|es|us|ar|er|ur|ru|lu|nd|ah|eh|uh|ih|(?<=.{4})[dth])$/
const plurals = /(?:nud|qud|ud)$/
const lastVowel = /[aeiu]$/
const shortestStem = 3

/** A word without its endings: зөвшөөрлүүдийн, зөвшөөрлөөс and зөвшөөрөл come close. */
export const stemOf = (sound: string): string => cut(cut(cut(sound, endings), plurals), lastVowel)

const cut = (sound: string, ending: RegExp): string => {
  const stem = sound.replace(ending, '')
  return stem.length < shortestStem ? sound : stem
}

/** The consonants behind the first letter: what remains when unstressed vowels are dropped, as case endings do. */
export const skeletonOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replace(/[aeiu]/g, '')
