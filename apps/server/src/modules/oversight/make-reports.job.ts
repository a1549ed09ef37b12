// Nightly: on the first working day of a month the reports of the month before, for the agency and for every unit that
// somebody heads; later where that day failed. Their heads are told.
import { addWorkingDays } from '@khyanalt/domain/working-days'
import { addDays, addMonths } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import { listStaffWithRole } from '../../db/staff-with-role.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { NightlyTask } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { describeMonth } from './describe-month.ts'
import { listPlaceNames, type Pair } from './names.sql.ts'
import { overseenUnits } from './overseen-units.ts'
import { insertReport, listMade, wholeAgency } from './reports.sql.ts'

export const makeReports =
  (services: Services): NightlyTask['run'] =>
  async ({ now, today }) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, -1)
    const due = await inTransaction(services.db, async tx => {
      const holidays = await listHolidays(tx, addDays(month, -1))
      // The day after the last of the month before, unless nobody works then.
      if (addWorkingDays(addDays(`${today.slice(0, 7)}-01`, -1), 1, holidays) > today) return null
      const heads = await listStaffWithRole(tx, ['APPROVER'])
      const made = await listMade(tx, month)
      const units = heads.flatMap(({ grants }) => overseenUnits(grants) ?? [])
      const wanted = [...new Set([wholeAgency, ...units])].filter(unit => !made.includes(unit))
      return { heads, wanted, names: (await listPlaceNames(tx)).organizations }
    })
    let reports = 0
    for (const unit of due?.wanted ?? []) {
      const name = unit === wholeAgency ? null : (due?.names.get(unit) ?? null)
      const pdf = await services.documents.oversight(await describeMonth(services, { month, unit, name }))
      const kept = await inTransaction(services.db, async tx => {
        if (!(await insertReport(tx, { month, organization_id: unit, pdf, made_at: now }))) return false
        const to = (due?.heads ?? []).filter(({ grants }) => tells(overseenUnits(grants), unit)).map(({ id }) => id)
        const params = { date: month.slice(0, 7), about: name ?? agency }
        await notify(tx, services, { to, event: 'oversight_report', params, requestId: null })
        return true
      })
      if (kept) reports++
    }
    return { reports }
  }

const agency: Pair = { mn: 'Байгууллага бүхэлдээ', en: 'The whole agency' }

/** A head of everything is told of the whole, a head of units of those. */
const tells = (units: readonly number[] | null, unit: number): boolean =>
  units === null ? unit === wholeAgency : units.includes(unit)
