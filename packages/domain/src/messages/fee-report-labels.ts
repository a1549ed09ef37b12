// Words of the fee report that server and screens share; one table of statuses for all views (CON-172).
import type { FeeMineral } from '../fee-report/answers.ts'
import type { LateDecision, LateRequestState } from '../fee-report/late-requests.ts'
import type { FeeReportAction } from '../fee-report/report-actions.ts'
import type { FeeReportState } from '../fee-report/report-status.ts'
import type { Texts } from '../text.ts'

export const feeReportStateTexts = {
  mn: {
    draft: 'Ноорог',
    sent: 'Илгээсэн',
    review: 'Хянагдаж байна',
    complaint: 'Гомдол үүсгэсэн',
    registered: 'Бүртгэгдсэн',
    returned: 'Буцаагдсан',
    rejected: 'Татгалзсан',
    suspended: 'Түдгэлзсэн',
  },
  en: {
    draft: 'Draft',
    sent: 'Sent',
    review: 'Processing',
    complaint: 'Complaint made',
    registered: 'Registered',
    returned: 'Returned',
    rejected: 'Rejected',
    suspended: 'Suspended',
  },
} as const satisfies Texts<FeeReportState>

export const lateStateTexts = {
  mn: {
    sent: 'Хянагдаж байна',
    received: 'Хянагдаж байна',
    approved: 'Зөвшөөрсөн',
    rejected: 'Татгалзсан',
  },
  en: { sent: 'Processing', received: 'Processing', approved: 'Approved', rejected: 'Rejected' },
} as const satisfies Texts<LateRequestState>

export const feeReportActionTexts = {
  mn: {
    save_draft: 'Ноорог хадгалсан',
    delete_draft: 'Ноорог устгасан',
    send: 'Илгээсэн',
    resend: 'Дахин илгээсэн',
    receive: 'Хүлээн авах',
    agree: 'Зөвшөөрч дараагийн шатанд шилжүүлэх',
    return: 'Засварлуулахаар буцаах',
    reject: 'Татгалзах',
    register: 'Бүртгэх',
    suspend: 'Түдгэлзүүлэх',
    complain: 'Гомдол бүртгэх',
  },
  en: {
    save_draft: 'Draft saved',
    delete_draft: 'Draft deleted',
    send: 'Sent',
    resend: 'Sent again',
    receive: 'Receive',
    agree: 'Agree and hand on',
    return: 'Return for correction',
    reject: 'Reject',
    register: 'Register',
    suspend: 'Suspend',
    complain: 'Record a complaint',
  },
} as const satisfies Texts<FeeReportAction>

export const lateActionTexts = {
  mn: { receive: 'Хүлээн авах', approve: 'Зөвшөөрөх', reject: 'Татгалзах' },
  en: { receive: 'Receive', approve: 'Approve', reject: 'Reject' },
} as const satisfies Texts<LateDecision>

export const feeMineralTexts = {
  mn: { gold: 'Алт', fluorspar: 'Хайлуур жонш', stone: 'Барилгын болон өнгөлгөөний чулуу' },
  en: { gold: 'Gold', fluorspar: 'Fluorspar', stone: 'Building and facing stone' },
} as const satisfies Texts<FeeMineral>
