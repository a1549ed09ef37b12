import { describe, expect, it } from 'vitest'
import { filterCategories, periodProblem, readRequestFilters, tableSort } from './request-filters.ts'

const read = (address: string) => readRequestFilters(new URLSearchParams(address))

describe('the filters of a request list', () => {
  it('[REQ-DASH-02] [REQ-DASH-03] [REQ-PORT-03] read everything an address can keep', () => {
    const address =
      'page=3&reqnumber=R26&status=PROCESSING&category=65&date=2026-01-01,2026-02-01&sortField=due_date&sortOrder=ascend'
    expect(read(address)).toEqual({
      page: 3,
      reqnumber: 'R26',
      status: 'PROCESSING',
      category: 65,
      date: '2026-01-01,2026-02-01',
      sortField: 'due_date',
      sortOrder: 'ascend',
    })
    const statuses = ['900', '1000', '2000', '3000', '5000']
    expect(statuses.map(status => read(`status=${status}`).status)).toEqual(statuses)
    const categories = [16, 1, 14, 65, 121]
    expect(categories.map(id => read(`category=${id}`).category)).toEqual(categories)
    expect([...filterCategories]).toEqual(categories)
  })

  it('read nonsense as no filter', () => {
    expect(read('page=-1&status=drop&category=7&date=2026-02-31&sortField=password')).toEqual({ page: 1 })
    expect(tableSort(read(''))).toEqual({ column: 'created_at', descending: true })
  })

  it('say what is wrong with days that contradict each other', () => {
    expect(periodProblem({ from: '2026-02-02', to: '2026-02-01' })).toBe('dateOrder')
    expect(periodProblem({ from: '2026-2', to: '' })).toBe('dateWrong')
    expect(periodProblem({ from: '2026-02-01', to: '2026-02-01' })).toBeNull()
  })
})
