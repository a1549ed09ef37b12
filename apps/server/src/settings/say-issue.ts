// What is wrong with a value, in words instead of the validator's own.
import type { z } from 'zod'
import type { Said } from '../terminal-language.ts'

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
export const sayIssue = (issue: z.core.$ZodIssue): Said => {
  const key = String(issue.path[0] ?? '')
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? { mn: 'бүхэл тоо биш байна', en: 'it is no whole number' }
        : {
            mn: issue.expected === 'number' ? 'тоо биш байна' : 'утга тохирохгүй байна',
            en: `it is no ${issue.expected}`,
          }
    case 'too_small':
      return issue.origin === 'string'
        ? {
            mn: `хамгийн багадаа ${issue.minimum} тэмдэгттэй байх ёстой`,
            en: `it needs at least ${issue.minimum} characters`,
          }
        : { mn: `хамгийн бага нь ${issue.minimum} байх ёстой`, en: `it may not be less than ${issue.minimum}` }
    case 'too_big':
      return { mn: `хамгийн их нь ${issue.maximum} байх ёстой`, en: `it may not be more than ${issue.maximum}` }
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ')
      return { mn: `дараахын аль нэг нь байна: ${values}`, en: `it is none of ${values}` }
    }
    case 'invalid_format':
      return ofForm(samples[key] ?? 'https://host.agency.mn')
    default:
      return samples[key] ? ofForm(samples[key]) : { mn: 'утга тохирохгүй байна', en: issue.message }
  }
}

const ofForm = (sample: string): Said => ({
  mn: `дараах хэлбэртэй байх ёстой: ${sample}`,
  en: `it is not of the form ${sample}`,
})
