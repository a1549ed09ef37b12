// The agency's desk: counts, lists, and a report with everything needed to decide on it.

export const nothing = { data: { data: [], per_page: 0, total: 0 } }
