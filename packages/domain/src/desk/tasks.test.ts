import { describe, expect, it } from 'vitest'
import { areasOf } from './areas.ts'
import { calendarDayOf } from './calendar-day.ts'
import { stationsOf } from './course.ts'
import { type DeskTask, orderTasks, urgencyOf } from './tasks.ts'

const task = (change: Partial<DeskTask>): DeskTask => ({
  ...{ kind: 'returned', id: '1', title: { mn: 'Үйлчилгээ', en: 'Service' }, number: 'A1', company_id: null },
  ...{ day: '2026-12-10', url: '/dashboard/services/request/A1' },
  ...change,
})

describe('the order of tasks', () => {
  it('[REQ-DESK-12] is that of their days; on one day payments come first, and what has no day comes last', () => {
    const tasks = [
      task({ id: 'none', day: null, kind: 'payment' }),
      task({ id: 'invited', kind: 'invitation' }),
      task({ id: 'returned' }),
      task({ id: 'later', day: '2027-01-01', kind: 'payment' }),
      task({ id: 'paid', kind: 'payment' }),
      task({ id: 'over', day: '2026-11-01', kind: 'certificate' }),
    ]
    const order = ['over', 'paid', 'returned', 'invited', 'later', 'none']
    expect(orderTasks(tasks).map(({ id }) => id)).toEqual(order)
    expect(orderTasks(tasks.toReversed()).map(({ id }) => id)).toEqual(order)
    const kinds = ['payment', 'returned', 'quarter', 'certificate', 'training', 'calibration', 'invitation'] as const
    expect(orderTasks(kinds.toReversed().map(kind => task({ kind }))).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('[REQ-DESK-12] is told by how pressing a day is', () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06']
    expect(days.map(day => urgencyOf(day, '2026-11-25'))).toEqual(['late', 'now', 'now', 'soon', 'soon', 'later'])
  })
})

describe('the stations of a case', () => {
  const plan = [{ name: { mn: 'Шалгах', en: 'Check' } }, { name: { mn: 'Батлах', en: 'Approve' } }]
  const at = (state: 'sent' | 'review' | 'payment', step: number) => stationsOf(state, step, plan).map(one => one.at)

  it('[REQ-DESK-13] begin with receiving and go on with the plan', () => {
    expect(stationsOf('sent', 1, plan).map(({ name }) => name.mn)).toEqual(['Хүлээн авах', 'Шалгах', 'Батлах'])
    expect(at('sent', 1)).toEqual(['now', 'later', 'later'])
    expect(at('review', 1)).toEqual(['done', 'now', 'later'])
    expect(at('payment', 2)).toEqual(['done', 'done', 'now'])
  })
})

describe('a task in a calendar', () => {
  it('[REQ-ICS-04] names no person, and none is made of what has no day', () => {
    const name = { mn: 'Лхагва Одончимэг', en: 'Лхагва Одончимэг' }
    const training = calendarDayOf(task({ kind: 'training', title: name, number: null }), 'mn', 'https://portal.mn')
    expect(JSON.stringify(training)).not.toContain('Одончимэг')
    expect(calendarDayOf(task({ day: null }), 'mn', 'https://portal.mn')).toBeNull()
    const returned = calendarDayOf(task({}), 'en', 'https://portal.mn')
    expect(returned).toMatchObject({
      title: 'To correct and send: Service (A1)',
      url: 'https://portal.mn/dashboard/services/request/A1',
    })
  })
})

describe('the areas', () => {
  const nothing = {
    company: false,
    employees: false,
    registers: false,
    explosives: false,
    fee_reports: false,
    food: false,
  }

  it('[REQ-DESK-15] are few for whoever holds nothing, and follow what is held', () => {
    expect(areasOf(nothing)).toEqual(['citizen', 'companies', 'requests', 'invoices', 'certificates'])
    expect(areasOf({ ...nothing, company: true })).toContain('employees')
    expect(areasOf({ ...nothing, employees: true })).toContain('employees')
    expect(areasOf({ ...nothing, registers: true })).toContain('additional')
    expect(areasOf({ ...nothing, explosives: true })).toContain('explosive')
    expect(areasOf({ ...nothing, fee_reports: true })).toContain('fee_reports')
    expect(areasOf({ ...nothing, food: true })).toContain('food')
  })
})

it('[REQ-DESK-12] of two tasks of one kind and day the lower number comes first, and an id where there is none', () => {
  const task = (id: string, number: string | null) =>
    ({ kind: 'payment', id, number, title: { mn: '', en: '' }, company_id: null, day: null, url: '' }) as const
  const ids = (...tasks: readonly ReturnType<typeof task>[]) => orderTasks(tasks).map(({ id }) => id)
  expect(ids(task('a', 'N2'), task('b', 'N1'))).toEqual(['b', 'a'])
  expect(ids(task('N3', null), task('z', 'N2'))).toEqual(['z', 'N3'])
  expect(ids(task('b', null), task('a', null))).toEqual(['a', 'b'])
})
