// What is wrong with a value, in words instead of the validator's own.
import type { z } from 'zod'

/** An address of each kind, for keys that are no https address. */
const samples: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://khyanalt:password@localhost/khyanalt',
  SMTP_URL: 'smtp://name:password@mail.agency.mn:587',
  SECURITY_CONTACT: 'mailto:security@agency.mn',
  SECURITY_EXPIRES: '2027-06-30',
  HEAD_MAIL: 'a.bold@agency.mn,b.tuya@agency.mn',
  MAIL_FROM: 'Khyanalt <no-reply@agency.mn>',
  CLAMD: 'unix:/run/clamav/clamd.ctl or tcp://host:3310',
}

/** What a value is not, as the middle of a sentence that begins with its key. */
export const sayIssue = (issue: z.core.$ZodIssue): string => {
  const key = String(issue.path[0] ?? '')
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'it is no whole number' : `it is no ${issue.expected}`
    case 'too_small':
      return issue.origin === 'string'
        ? `it needs at least ${issue.minimum} characters`
        : `it may not be less than ${issue.minimum}`
    case 'too_big':
      return `it may not be more than ${issue.maximum}`
    case 'invalid_value':
      return `it is none of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `it is not of the form ${samples[key] ?? 'https://host.agency.mn'}`
    default:
      return samples[key] ? `it is not of the form ${samples[key]}` : issue.message
  }
}
