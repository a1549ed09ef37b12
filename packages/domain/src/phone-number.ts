// Phone numbers: one rule for the whole portal, digits only when stored (CON-101), written as people like when typed.

/** Whose number a phone is: a person's own, or that of an organisation or office. */
export const phoneOwners = ['person', 'organisation'] as const
export type PhoneOwner = (typeof phoneOwners)[number]

/** What a number may look like; only a foreigner's carries the code of another country. */
export type PhoneRule = { readonly owner: PhoneOwner; readonly foreigner: boolean }

/** What is wrong with a number, in the words of its rule. */
export type PhoneFault = 'phone_not_digits' | 'phone_person' | 'phone_organisation' | 'phone_foreigner'

/** Most characters of a typed number, signs between the digits included. */
export const maxTypedPhone = 24

/**
 * The digits of a typed number: blanks, hyphens, brackets and Mongolia's own 976 fall away, and for a foreigner the
 * plus or 00 before another country's code. For anybody else that plus stays, so that the number is refused.
 */
export const normalisePhone = (text: string, foreigner = false): string => {
  const bare = text.replace(/[\s\u00a0\u2010-\u2015().-]/g, '')
  // As many digits as a number of Mongolia has are one, whatever they begin with.
  if (/^\d{6,8}$/.test(bare)) return bare
  const dialled = foreigner ? /^(?:\+|00)(?=[1-9]\d)/ : /^(?:\+|00)(?=976\d)/
  return bare.replace(dialled, '').replace(/^976(?=\d{6,8}$)/, '')
}

/** What is wrong with a normalised number; null when it fits its rule. */
export const phoneFault = (digits: string, { owner, foreigner }: PhoneRule): PhoneFault | null => {
  if (!/^\+?\d+$/.test(digits)) return 'phone_not_digits'
  if (digits.length === 8 && digits[0] !== '+') return null
  // Eight digits at least are a code and a number; fifteen are the most there are (ITU E.164).
  if (foreigner && /^[1-9]\d{7,14}$/.test(digits)) return null
  if (owner === 'organisation' && /^\d{6,8}$/.test(digits)) return null
  return foreigner ? 'phone_foreigner' : owner === 'person' ? 'phone_person' : 'phone_organisation'
}

/** Whether a normalised number of somebody in Mongolia fits. */
export const isPhone = (digits: string, owner: PhoneOwner): boolean =>
  phoneFault(digits, { owner, foreigner: false }) === null
