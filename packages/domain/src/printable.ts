// Characters a certificate can print: the fonts of the PDF hold Latin, Cyrillic, Greek and common signs only.

// Tab and line ends, ASCII, Latin, combining marks, Greek, Cyrillic, punctuation, superscripts, currencies (₮),
// letter-like signs (№), fractions, and a few signs of mathematics. Emoji, CJK and control characters are not printable.
const printable =
  /^(?!\p{Cn})[\t\n\r\u0020-\u007e\u00a0-\u036f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20bf\u2100-\u214f\u2150-\u215f\u2212\u221a\u221e\u2248\u2260\u2264\u2265]$/u
const plain = /^[\u0020-\u007e\u0400-\u045f\u04ae\u04af\u04e8\u04e9]*$/

/** The first character of a text that cannot be printed, or null. */
export const unprintableCharacter = (text: string): string | null => {
  if (plain.test(text)) return null
  for (const character of text) {
    if (!printable.test(character)) return character
  }
  return null
}
