import { describe, expect, it } from 'vitest'
import {
  isBackwards,
  keptAddress,
  keptFilters,
  noFilters,
  queueInput,
  readQueueFilters,
  writeQueueFilters,
} from './queue-filters.ts'

describe('the filters of the queue', () => {
  it('[REQ-QUEUE-01] [REQ-QUEUE-02] come back from the address they were written to, and from a kept view', () => {
    const filters = {
      ...noFilters,
      tab: 'all',
      status: 'payment',
      category: 3,
      query: 'Бат-Эрдэнэ',
      from: '2026-01-01',
      to: '2026-02-01',
      service: 12,
      assignee: '0198f000-0000-7000-8000-000000000001',
      unit: 7,
      province: '46',
      fee: 'receipt',
      deadline: 'week',
      sort: { by: 'due', descending: true },
      page: 4,
    } as const
    expect(readQueueFilters(writeQueueFilters(filters))).toEqual(filters)
    const kept = readQueueFilters(new URLSearchParams(keptAddress(keptFilters(filters))))
    expect(kept).toEqual({ ...filters, page: 1 })
    expect(queueInput(filters)).toMatchObject({
      service: 12,
      assignee: filters.assignee,
      organization: 7,
      province: '46',
      fee: 'receipt',
      deadline: 'week',
      sortField: 'due',
      sortOrder: 'descend',
    })
    expect(writeQueueFilters(noFilters).toString()).toBe('')
  })

  it('come back from a kept view, on their first page', () => {
    const filters = { ...noFilters, tab: 'overdue', status: 'sent', category: 3, from: '2026-01-01' } as const
    const address = keptAddress(keptFilters({ ...filters, page: 4 }))
    expect(readQueueFilters(new URLSearchParams(address))).toEqual(filters)
  })

  it('count nonsense in an address as absent', () => {
    const query = new URLSearchParams(
      'tab=x&status=42&category=-1&from=today&to=2026-1-1&page=1.5&service=x&assignee=him&unit=-1&province=x&fee=x&deadline=x&sort=x',
    )
    expect(readQueueFilters(query)).toEqual(noFilters)
  })

  it('[CON-064] travel with the documented words and numbers of a status', () => {
    const statuses = ['processing', 'sent', 'payment', 'approved', 'returned', 'rejected'] as const
    expect(statuses.map(status => queueInput({ ...noFilters, status }).status)).toEqual([
      'PROCESSING',
      '0',
      '900',
      '1000',
      '2000',
      '3000',
    ])
    expect(queueInput({ ...noFilters, from: '2026-01-01' }).date).toBe('2026-01-01,')
  })

  it('notice days that are the wrong way round', () => {
    expect(isBackwards({ from: '2026-02-01', to: '2026-01-01' })).toBe(true)
    expect(isBackwards({ from: '2026-02-01', to: '' })).toBe(false)
  })
})
