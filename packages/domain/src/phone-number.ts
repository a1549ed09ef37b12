// Phone numbers: digits only when stored (CON-101), written as people like when typed.

/** The digits of a typed number: blanks, hyphens, brackets and the country's 976 in front fall away. */
export const normalisePhone = (text: string): string => {
  const digits = text.replace(/[\s\u00a0\u2010-\u2015().-]/g, '')
  return digits.replace(/^(?:\+|00)976(?=\d)/, '')
}

/** Whether a normalised number has as many digits as asked for. */
export const isPhone = (text: string, min: number, max: number): boolean =>
  /^\d+$/.test(text) && text.length >= min && text.length <= max
