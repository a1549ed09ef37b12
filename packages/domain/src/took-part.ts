// Nobody decides alone what two should decide: who took part in a case does not take its final decision (REQ-TWO-01).

/** How somebody took part: made the case, helped its applicant, agreed an earlier step of this round, is the applicant. */
export const PartTaken = {
  made: 'made',
  supported: 'supported',
  agreed: 'agreed',
  applicant: 'applicant',
} as const
export type PartTaken = (typeof PartTaken)[keyof typeof PartTaken]

/** A part that a staff member took in a case. Receiving, invoicing, waiving and returning are none. */
export type Part = { readonly userId: string; readonly as: PartTaken }

/** The code of the refusal that each part leads to, the weightiest first. */
const refusals = {
  made: 'own_request',
  supported: 'supported_applicant',
  applicant: 'private_interest',
  agreed: 'agreed_before',
} as const satisfies Record<PartTaken, string>
export type PartRefusal = (typeof refusals)[PartTaken]
export const partRefusals = Object.values(refusals)

/** Why this person may not take the final decision on the case (issue, register, reinstate); null when he or she may. */
export const barredByPart = (userId: string, parts: readonly Part[]): PartRefusal | null => {
  const taken = new Set(parts.filter(part => part.userId === userId).map(({ as }) => as))
  const first = (Object.keys(refusals) as PartTaken[]).find(part => taken.has(part))
  return first ? refusals[first] : null
}

/** The reason alone that keeps the actor from a final decision; null when there is none, or another one. */
export const readPartRefusal = (because: string | null): PartRefusal | null =>
  partRefusals.find(code => code === because) ?? null
