// Days that a journey types where the past or the future is asked for.

/** A week from today at the agency, YYYY-MM-DD. */
export const nextWeek = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar' }).format(new Date(Date.now() + 7 * 86_400_000))
