// What companies are told of fee reports and late requests.
import { feeReportStateTexts } from '../messages/states.ts'
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const decided = { type: 'request_approved', topic: 'decisions', tone: 'green' } as const
const declined = { type: 'request_declined', topic: 'decisions', tone: 'red' } as const

export const feeReportEvents = {
  fee_report_registered: {
    ...decided,
    label: { mn: feeReportStateTexts.mn.registered, en: feeReportStateTexts.en.registered },
    sentence: { mn: '{number} дугаартай тайланг бүртгэлээ.', en: 'Report {number} was registered.' },
    subject: { mn: 'Тайланг бүртгэлээ: {number}', en: 'Report registered: {number}' },
    opens: places.feeReports,
  },
  fee_report_suspended: {
    ...declined,
    label: { mn: feeReportStateTexts.mn.suspended, en: feeReportStateTexts.en.suspended },
    sentence: {
      mn: '{number} дугаартай тайланг түдгэлзүүллээ. Тайлбарыг нээж уншина уу.',
      en: 'Report {number} was suspended. Please open it to read the remarks.',
    },
    subject: { mn: 'Тайланг түдгэлзүүллээ: {number}', en: 'Report suspended: {number}' },
    opens: places.feeReports,
  },
  late_report_approved: {
    ...decided,
    label: { mn: 'Хоцорсон тайлан', en: 'Late report' },
    sentence: {
      mn: '{company}: {year} оны {season}-р улирлын тайланг {date} хүртэл илгээх боломжтой боллоо.',
      en: '{company}: the report of quarter {season} of {year} can be sent until {date}.',
    },
    subject: {
      mn: 'Хоцорсон тайланг илгээх боломжтой: {year} он, {season}-р улирал',
      en: 'Late report may be sent: {year}, quarter {season}',
    },
    opens: places.feeReports,
  },
  late_report_rejected: {
    ...declined,
    label: { mn: 'Хоцорсон тайлан', en: 'Late report' },
    sentence: {
      mn: '{company}: {year} оны {season}-р улирлын тайланг хоцорч илгээх хүсэлтийг зөвшөөрөхөөс татгалзлаа. Шалтгаан: {reason}',
      en: '{company}: the request to report quarter {season} of {year} late was rejected. Reason: {reason}',
    },
    subject: {
      mn: 'Хоцорсон тайлангаас татгалзлаа: {year} он, {season}-р улирал',
      en: 'Late report rejected: {year}, quarter {season}',
    },
    opens: places.feeReports,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
