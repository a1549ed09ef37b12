// Words of the fee report that server and screens share.
import type { ApplicantsAction } from '../event-readers.ts'
import type { FeeMineral } from '../fee-report/answers.ts'
import type { LateDecision } from '../fee-report/late-requests.ts'
import type { FeeReportDecision } from '../fee-report/report-actions.ts'
import type { Texts } from '../text.ts'

/** What happened, as the history of a report tells it. */
export const feeReportStepTexts = {
  mn: {
    send: 'Илгээсэн',
    resend: 'Дахин илгээсэн',
    receive: 'Хүлээн авсан',
    agree: 'Зөвшөөрч дараагийн шатанд шилжүүлсэн',
    return: 'Засуулахаар буцаасан',
    reject: 'Татгалзсан',
    register: 'Бүртгэсэн',
    suspend: 'Түдгэлзүүлсэн',
    complain: 'Гомдол бүртгэсэн',
    other: 'Өөрчилсөн',
  },
  en: {
    send: 'Sent',
    resend: 'Sent again',
    receive: 'Received',
    agree: 'Agreed and handed on',
    return: 'Returned for correction',
    reject: 'Rejected',
    register: 'Registered',
    suspend: 'Suspended',
    complain: 'Complaint recorded',
    other: 'Changed',
  },
} as const satisfies Texts<ApplicantsAction<'fee_report'> | 'other'>

/** The buttons of the agency. */
export const feeReportActionTexts = {
  mn: {
    receive: 'Хүлээн авах',
    agree: 'Зөвшөөрч дараагийн шатанд шилжүүлэх',
    return: 'Засуулахаар буцаах',
    reject: 'Татгалзах',
    register: 'Бүртгэх',
    suspend: 'Түдгэлзүүлэх',
    complain: 'Гомдол бүртгэх',
  },
  en: {
    receive: 'Receive',
    agree: 'Agree and hand on',
    return: 'Return for correction',
    reject: 'Reject',
    register: 'Register',
    suspend: 'Suspend',
    complain: 'Record a complaint',
  },
} as const satisfies Texts<FeeReportDecision>

export const lateActionTexts = {
  mn: { receive: 'Хүлээн авах', approve: 'Зөвшөөрөх', reject: 'Татгалзах' },
  en: { receive: 'Receive', approve: 'Approve', reject: 'Reject' },
} as const satisfies Texts<LateDecision>

export const feeMineralTexts = {
  mn: { gold: 'Алт', fluorspar: 'Хайлуур жонш', stone: 'Барилгын болон өнгөлгөөний чулуу' },
  en: { gold: 'Gold', fluorspar: 'Fluorspar', stone: 'Building and facing stone' },
} as const satisfies Texts<FeeMineral>
