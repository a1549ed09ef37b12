// The calls of fee reports.

import * as feeReportPaperCalls from '@khyanalt/contract/fee-report-paper'
import * as feeReportsCalls from '@khyanalt/contract/fee-reports'
import * as feeSheetsCalls from '@khyanalt/contract/fee-sheets'
import * as lateRequestsCalls from '@khyanalt/contract/late-requests'
import * as staffFeeReportsCalls from '@khyanalt/contract/staff-fee-reports'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { countFeeDesk } from './count-fee-desk.ts'
import { createFeeReport } from './create-fee-report.ts'
import { createLateRequest } from './create-late-request.ts'
import { deleteFeeReport } from './delete-fee-report.ts'
import { downloadFeeOverview } from './download-fee-overview.ts'
import { downloadFeeSheet } from './download-fee-sheet.ts'
import { getFeePeriod } from './get-fee-period.ts'
import { getFeeReport } from './get-fee-report.ts'
import { getFeeReportPdf } from './get-fee-report-pdf.ts'
import { getFeeReportSteps } from './get-fee-report-steps.ts'
import { getLastQuarter } from './get-last-quarter.ts'
import { getStaffFeeReport } from './get-staff-fee-report.ts'
import { listFeeCompanies } from './list-fee-companies.ts'
import { listFeePeriods } from './list-fee-periods.ts'
import { listFeeReports } from './list-fee-reports.ts'
import { listFeeSeasons } from './list-fee-seasons.ts'
import { listLateRequests } from './list-late-requests.ts'
import { listStaffFeeReports } from './list-staff-fee-reports.ts'
import { listStaffLateRequests } from './list-staff-late-requests.ts'
import { readFeeOverview } from './read-fee-overview.ts'
import { readFeeSheet } from './read-fee-sheet.ts'
import { resolveFeeReport } from './resolve-fee-report.ts'
import { resolveLateRequest } from './resolve-late-request.ts'
import { saveFeePeriod } from './save-fee-period.ts'
import { saveFeeReportDraft } from './save-fee-report-draft.ts'
import { updateFeeReport } from './update-fee-report.ts'

export const feeReportRoutes = (services: Services): Binding[] => {
  const { clock } = services
  return [
    bind(feeReportsCalls.getFeePeriod, getFeePeriod(services)),
    bind(feeReportsCalls.listFeeCompanies, listFeeCompanies),
    bind(feeReportsCalls.listFeeSeasons, listFeeSeasons(services)),
    bind(feeReportsCalls.listFeeReports, listFeeReports),
    bind(feeReportsCalls.getFeeReport, getFeeReport(services)),
    bind(feeReportsCalls.getFeeReportSteps, getFeeReportSteps),
    bind(feeReportsCalls.getLastQuarter, getLastQuarter),
    bind(feeReportsCalls.createFeeReport, once(feeReportsCalls.createFeeReport, clock, createFeeReport(services))),
    bind(feeReportsCalls.updateFeeReport, once(feeReportsCalls.updateFeeReport, clock, updateFeeReport(services))),
    bind(
      feeReportsCalls.saveFeeReportDraft,
      once(feeReportsCalls.saveFeeReportDraft, clock, saveFeeReportDraft(services)),
    ),
    bind(feeReportsCalls.deleteFeeReport, deleteFeeReport(services)),
    bind(lateRequestsCalls.listLateRequests, listLateRequests),
    bind(
      lateRequestsCalls.createLateRequest,
      once(lateRequestsCalls.createLateRequest, clock, createLateRequest(services)),
    ),
    bindRaw(feeReportsCalls.uploadFeeReportFile, storeUpload(services)),
    bindTable(feeSheetsCalls.downloadFeeSheet, downloadFeeSheet),
    bindRaw(feeReportPaperCalls.getFeeReportPdf, getFeeReportPdf(services)),
    bindRaw(feeSheetsCalls.readFeeSheet, readFeeSheet(services)),
    bind(staffFeeReportsCalls.countFeeDesk, countFeeDesk),
    bind(staffFeeReportsCalls.listStaffFeeReports, listStaffFeeReports),
    bind(staffFeeReportsCalls.getStaffFeeReport, getStaffFeeReport(services)),
    bind(
      staffFeeReportsCalls.resolveFeeReport,
      once(staffFeeReportsCalls.resolveFeeReport, clock, resolveFeeReport(services)),
    ),
    bind(staffFeeReportsCalls.listStaffLateRequests, listStaffLateRequests),
    bind(
      staffFeeReportsCalls.resolveLateRequest,
      once(staffFeeReportsCalls.resolveLateRequest, clock, resolveLateRequest(services)),
    ),
    bind(staffFeeReportsCalls.listFeePeriods, listFeePeriods(services)),
    bind(staffFeeReportsCalls.saveFeePeriod, saveFeePeriod(services)),
    bind(staffFeeReportsCalls.readFeeOverview, readFeeOverview),
    bindTable(staffFeeReportsCalls.downloadFeeOverview, downloadFeeOverview),
  ]
}
