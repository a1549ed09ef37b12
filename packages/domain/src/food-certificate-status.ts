// What the food-safety register says of an object in public (CON-132): 1000 valid; 3000 and 4000 invalid.
export const FoodCertificateState = {
  /** 1000: registered. */
  registered: 'registered',
  /** 3000: rejected. */
  rejected: 'rejected',
  /** 4000: suspended; it may be registered again. */
  suspended: 'suspended',
} as const
export type FoodCertificateState = (typeof FoodCertificateState)[keyof typeof FoodCertificateState]

const codes = { registered: 1000, rejected: 3000, suspended: 4000 } as const satisfies Record<
  FoodCertificateState,
  number
>

/** The wire number of a reference's status. */
export const foodCertificateStatusCode = (state: FoodCertificateState): number => codes[state]

/** The state behind a wire number; every other status of a registration is nobody's business. */
export const readFoodCertificateStatus = (code: number): FoodCertificateState | null =>
  (Object.keys(codes) as FoodCertificateState[]).find(state => codes[state] === code) ?? null
