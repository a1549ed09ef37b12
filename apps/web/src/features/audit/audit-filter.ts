// The filters of the audit, kept in the address.
import { auditNouns } from '@khyanalt/contract/audit'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { auditActs } from '@khyanalt/domain/messages/staff-audit'

export type AuditFilter = {
  person?: string
  noun?: (typeof auditNouns)[number]
  thing?: string
  act?: string
  from?: string
  to?: string
}

const names = ['person', 'noun', 'thing', 'act', 'from', 'to'] as const

/** The filter in an address; what makes no sense there counts as absent. */
export const readAuditFilter = (query: URLSearchParams): AuditFilter => {
  const text = (name: (typeof names)[number]) => (query.get(name) ?? '').slice(0, 100)
  const day = (name: 'from' | 'to') => (isCalendarDay(text(name)) ? { [name]: text(name) } : {})
  const noun = auditNouns.find(each => each === text('noun'))
  return {
    ...(text('person') && { person: text('person') }),
    ...(noun && { noun }),
    ...(text('thing') && { thing: text('thing') }),
    ...(auditActs.includes(text('act')) && { act: text('act') }),
    ...day('from'),
    ...day('to'),
  }
}

/** What was typed as an address carries it. */
export const writeAuditFilter = (typed: Readonly<Record<string, string | undefined>>): [string, string][] =>
  names.flatMap(name => {
    const value = typed[name]
    return value ? [[name, value] as [string, string]] : []
  })
