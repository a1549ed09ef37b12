// The calls of fee reports.

import { getFeeReportPdf } from '@khyanalt/contract/fee-report-paper'
import {
  createFeeReport,
  deleteFeeReport,
  getFeePeriod,
  getFeeReport,
  getFeeReportSteps,
  getLastQuarter,
  listFeeCompanies,
  listFeeReports,
  listFeeSeasons,
  saveFeeReportDraft,
  updateFeeReport,
  uploadFeeReportFile,
} from '@khyanalt/contract/fee-reports'
import { downloadFeeSheet, readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { createLateRequest, listLateRequests } from '@khyanalt/contract/late-requests'
import {
  countFeeDesk,
  downloadFeeOverview,
  getStaffFeeReport,
  listFeePeriods,
  listStaffFeeReports,
  listStaffLateRequests,
  readFeeOverview,
  resolveFeeReport,
  resolveLateRequest,
  saveFeePeriod,
} from '@khyanalt/contract/staff-fee-reports'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { decideReport } from './decide.ts'
import { decideLateRequest } from './decide-late-request.ts'
import { tableOfSheet } from './download-sheet.ts'
import { answerLateRequests, askToReportLate } from './late-requests.ts'
import { printReport } from './print-report.ts'
import { answerCounts, answerDeskLate, answerDeskReport, answerDeskReports } from './read-desk.ts'
import { answerOverview, tableOfOverview } from './read-overview.ts'
import { answerCompanies, answerPeriod, answerSeasons } from './read-periods.ts'
import { answerLastQuarter, answerReport, answerReports, answerSteps } from './read-reports.ts'
import { readWorkbook } from './read-workbook.ts'
import { deleteDraft, keepDraft } from './save-draft.ts'
import { sendKeptReport, sendNewReport } from './send-report.ts'
import { answerPeriods, setPeriod } from './set-periods.ts'

export const feeReportRoutes = (services: Services): Binding[] => {
  const { clock } = services
  return [
    bind(getFeePeriod, answerPeriod(services)),
    bind(listFeeCompanies, answerCompanies),
    bind(listFeeSeasons, answerSeasons(services)),
    bind(listFeeReports, answerReports),
    bind(getFeeReport, answerReport(services)),
    bind(getFeeReportSteps, answerSteps),
    bind(getLastQuarter, answerLastQuarter),
    bind(createFeeReport, once(createFeeReport, clock, sendNewReport(services))),
    bind(updateFeeReport, once(updateFeeReport, clock, sendKeptReport(services))),
    bind(saveFeeReportDraft, once(saveFeeReportDraft, clock, keepDraft(services))),
    bind(deleteFeeReport, deleteDraft(services)),
    bind(listLateRequests, answerLateRequests),
    bind(createLateRequest, once(createLateRequest, clock, askToReportLate(services))),
    bindRaw(uploadFeeReportFile, storeUpload(services)),
    bindTable(downloadFeeSheet, tableOfSheet),
    bindRaw(getFeeReportPdf, printReport(services)),
    bindRaw(readFeeSheet, readWorkbook(services)),
    bind(countFeeDesk, answerCounts),
    bind(listStaffFeeReports, answerDeskReports),
    bind(getStaffFeeReport, answerDeskReport(services)),
    bind(resolveFeeReport, once(resolveFeeReport, clock, decideReport(services))),
    bind(listStaffLateRequests, answerDeskLate),
    bind(resolveLateRequest, once(resolveLateRequest, clock, decideLateRequest(services))),
    bind(listFeePeriods, answerPeriods(services)),
    bind(saveFeePeriod, setPeriod(services)),
    bind(readFeeOverview, answerOverview),
    bindTable(downloadFeeOverview, tableOfOverview),
  ]
}
