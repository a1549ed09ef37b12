// Keys by their letter where the layout is Latin, and by their place where it is not: a Mongolian or Russian layout
// types other letters with the same keys.

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Where the signs of shortcuts lie; a Mongolian layout has `ю` there, a Russian one a full stop. */
const signs: Readonly<Record<string, { readonly code: string; readonly shiftKey: boolean }>> = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
}

/** Whether the pressed key is the one of this name: a Latin letter, a sign, or a name of `KeyboardEvent.key`. */
export const isKey = ({ key, code, shiftKey }: PressedKey, name: string): boolean => {
  // What a Latin layout types is what its keys say, wherever they lie.
  if (isLetter(name)) return isLetter(key) ? key.toLowerCase() === name : code === `Key${name.toUpperCase()}`
  const place = signs[name]
  if (!place || key in signs) return key === name
  return code === place.code && shiftKey === place.shiftKey
}

/** Whether a name is that of a letter of the Latin alphabet. */
export const isLetter = (name: string): boolean => /^[a-z]$/i.test(name)
