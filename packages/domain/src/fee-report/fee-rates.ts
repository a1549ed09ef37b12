// What the base fee should be: the valuation by the rate of the mineral, less the discount; exact to a hundredth.
import { type FeeMineral, feeMinerals } from './answers.ts'
import { type Decimal, decimalOr0, divideRounded } from './decimal.ts'

/** Percent of the valuation by mineral. The law changes here and nowhere else. */
export const baseFeeRates: Readonly<Record<FeeMineral, Decimal>> = {
  gold: decimalOr0('5'),
  fluorspar: decimalOr0('5'),
  stone: decimalOr0('5'),
}

/** The rate of a mineral in percent; null for a mineral that pays no fee. */
export const baseFeeRate = (mineral: string): Decimal | null => {
  const known = feeMinerals.find(one => one === mineral)
  return known ? baseFeeRates[known] : null
}

/** A hundred percent in hundredths. */
const whole = 10_000n

/**
 * The base fee in hundredths of a tugrik, rounded half up: `valuation` in the same unit, `rate` and `discount` in
 * hundredths of a percent; the discount is a share of the fee, and one above a hundred percent leaves nothing.
 */
export const baseFeeOf = (valuation: Decimal, rate: Decimal, discount: Decimal): Decimal =>
  divideRounded(valuation * rate * (discount < whole ? whole - discount : 0n), whole * whole)
