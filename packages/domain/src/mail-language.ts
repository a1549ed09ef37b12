// In which languages a person is written to by e-mail.
import type { LanguageMode } from './language.ts'

type Reader = {
  readonly kind: 'client' | 'staff'
  /** The language of the account: Mongolian until another one was chosen. */
  readonly language: string
  /** Whether the English copy under the Mongolian text is not wanted. */
  readonly withoutCopy: boolean
}

/**
 * The language that was chosen. A client who chose none reads Mongolian with an English copy beneath, as the portal
 * itself shows it; staff work in Mongolian.
 */
export const mailLanguage = ({ kind, language, withoutCopy }: Reader): LanguageMode => {
  if (language === 'en') return 'en'
  return withoutCopy || kind === 'staff' ? 'mn' : 'both'
}
