// Quantities of explosives: integers of a thousandth of the unit; never binary floating point.

/** The units of a permit (REQ-EXPL-11); pieces are whole. */
export const quantityUnits = ['kg', 'pcs', 'm'] as const
export type QuantityUnit = (typeof quantityUnits)[number]

export const unitTexts = {
  kg: { mn: 'кг', en: 'kg' },
  pcs: { mn: 'ш', en: 'pcs' },
  m: { mn: 'м', en: 'm' },
} as const satisfies Record<QuantityUnit, { readonly mn: string; readonly en: string }>

/** Thousandths of a unit; a safe integer. */
export type Quantity = number & { readonly unit: 'thousandth' }

/** Reads at most nine digits with at most three decimals; null for anything else: no request moves more. */
export const parseQuantity = (given: unknown): Quantity | null => {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text)
  if (!match) return null
  return (Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))) as Quantity
}

/** Writes a quantity as digits: "120" or "0.5". */
export const quantityDigits = (quantity: Quantity): string => {
  const sign = quantity < 0 ? '-' : ''
  const plain = Math.abs(quantity)
  const rest = String(plain % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${sign}${Math.trunc(plain / 1000)}${rest && `.${rest}`}`
}

/** Writes a quantity for people: "12,500.5 кг". */
export const formatQuantity = (quantity: Quantity, unit: QuantityUnit, language: 'mn' | 'en'): string => {
  const [whole = '0', rest] = quantityDigits(quantity).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rest ? `${grouped}.${rest}` : grouped} ${unitTexts[unit][language]}`
}
