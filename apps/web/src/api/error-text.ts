// What a person reads of an error; the server's sentence comes from the same texts of the domain.
import { ApiError } from './api-error.ts'

/** The sentence of any thrown thing in the language of the screen. */
export const errorText = (error: unknown, ui: 'mn' | 'en'): string => {
  if (error instanceof ApiError) return ui === 'en' ? error.messageEn : error.message
  return ui === 'en' ? 'Something went wrong. Please try again.' : 'Алдаа гарлаа. Дахин оролдоно уу.'
}

/** Whether the error is the refusal with this code. */
export const hasCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code
