// Categories that are no lists of services (CON-053, REQ-HOME-03…05, REQ-CAT-06).

const rules = { 16: 'notice', 121: 'foodSafety', 124: 'feeReport' } as const

/** What choosing a category does: shows its services, only informs, or leads to an area of its own. */
export type CategoryRule = 'services' | (typeof rules)[keyof typeof rules]

/** The rule of a category by its id. */
export const categoryRule = (id: number): CategoryRule => (id in rules ? rules[id as keyof typeof rules] : 'services')
