/** The cache key of the screen's one question. */
export const jobsKey = ['staff-jobs'] as const
