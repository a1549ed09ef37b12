// Words typed while the keyboard was set to the other script.

// The keys of the Mongolian layout, row by row, against the Latin ones beneath them.
const mongolian = 'фцужэнгшүзкъйыбөахролдпячёсмитьвю'
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"

const toMongolian = new Map(Array.from(latin, (key, at) => [key, mongolian[at] ?? key]))
const toLatin = new Map(Array.from(mongolian, (letter, at) => [letter, latin[at] ?? letter]))

/** What the same keys would have written in the other script. */
export const onOtherKeyboard = (text: string): string => {
  const typed = text.toLowerCase()
  const map = /\p{Script=Cyrillic}/u.test(typed) ? toLatin : toMongolian
  return Array.from(typed, key => map.get(key) ?? key).join('')
}
