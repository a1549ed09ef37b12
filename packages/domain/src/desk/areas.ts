// Which areas of the portal a client sees at once; the others stay reachable.

/** The areas in their documented order (REQ-NAV-05). */
export const clientAreas = [
  'citizen',
  'companies',
  'requests',
  'employees',
  'invoices',
  'additional',
  'explosive',
  'fee_reports',
  'certificates',
  'food',
] as const
export type ClientArea = (typeof clientAreas)[number]

/** What a person and his or her organisations hold. */
export type Holdings = {
  readonly company: boolean
  readonly employees: boolean
  readonly registers: boolean
  readonly explosives: boolean
  readonly fee_reports: boolean
  readonly food: boolean
}

/** The areas that hold something, beside those that everybody has. */
export const areasOf = (held: Holdings): readonly ClientArea[] =>
  clientAreas.filter(area => {
    switch (area) {
      case 'employees':
        return held.company || held.employees
      case 'additional':
        return held.registers
      case 'explosive':
        return held.explosives
      case 'fee_reports':
        return held.fee_reports
      case 'food':
        return held.food
      default:
        return true
    }
  })
