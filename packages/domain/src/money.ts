// Money is an integer number of möngö (1₮ = 100 möngö); never binary floating point.

/** An amount in möngö; a safe integer. */
export type Mongo = number & { readonly unit: 'möngö' }

export const noMoney = 0 as Mongo

/** Reads tugrik written as digits with at most two decimals ("50000", "1250.50"); null when it is not an amount. */
export const parseTugrik = (text: string): Mongo | null => {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return (Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) as Mongo
}

/** Writes an amount as tugrik digits, the wire form: "50000" or "1250.50". */
export const tugrikDigits = (amount: Mongo): string => {
  const whole = Math.trunc(amount / 100)
  const rest = amount % 100
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}

/** Writes an amount for people: "50,000₮" (REQ-SVC-06: Mongolian number format). */
export const formatTugrik = (amount: Mongo): string => {
  const [whole = '0', rest] = tugrikDigits(amount).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rest ? `${grouped}.${rest}` : grouped}₮`
}
