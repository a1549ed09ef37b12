// How often one address may ask to sign in; app.ts hands this to the rate limiter of these routes.

/** Calls with a limit of their own, by name. An office shares one address, so the limit is not one person's. */
export const signInRateLimits = {
  login: { max: 60, timeWindow: '1 minute' },
  portalLogin: { max: 60, timeWindow: '1 minute' },
  danLogin: { max: 60, timeWindow: '1 minute' },
  startSignOn: { max: 60, timeWindow: '1 minute' },
  pickUpSignOn: { max: 60, timeWindow: '1 minute' },
  spendClientToken: { max: 60, timeWindow: '1 minute' },
  setPassword: { max: 20, timeWindow: '1 minute' },
  changePassword: { max: 20, timeWindow: '1 minute' },
  danCompany: { max: 60, timeWindow: '1 minute' },
} as const
