// What every reminder of the calendar has in common.
export const endsSoon = {
  type: 'expiry_near',
  topic: 'reminders',
  tone: 'orange',
  label: { mn: 'Хугацаа дуусах', en: 'Ends soon' },
} as const
