// What must be right in the contact form (REQ-PROF-01…03).

export type ContactAnswers = {
  readonly phone: string
  readonly email: string
  readonly custom_address: string
  readonly custom_address_english: string
}
export type ContactProblem = 'phoneWrong' | 'emailWrong' | 'addressWrong' | 'addressEnWrong' | 'addressEnLatin'

/** Every problem by field, never only the first. */
export const contactProblems = (
  answers: ContactAnswers,
): { readonly [F in keyof ContactAnswers]?: ContactProblem } => ({
  ...(!/^\d{8}$/.test(answers.phone.trim()) && { phone: 'phoneWrong' as const }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answers.email.trim()) && { email: 'emailWrong' as const }),
  ...(!answers.custom_address.trim() && { custom_address: 'addressWrong' as const }),
  ...(!answers.custom_address_english.trim()
    ? { custom_address_english: 'addressEnWrong' as const }
    : /\p{Script=Cyrillic}/u.test(answers.custom_address_english) && {
        custom_address_english: 'addressEnLatin' as const,
      }),
})
