/** An upper bound that means "and above" (REQ-SVC-05). */
export const aboveBound = 1_000_000
