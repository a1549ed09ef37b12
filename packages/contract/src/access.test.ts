// The one other place where it stands who may call what, so that nobody opens a call by the way.
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { logout } from './auth.ts'
import { bodySizeOf, bodySizes, type Call } from './call.ts'
import { calls } from './calls.ts'
import { resolveFeeReport, resolveLateRequest } from './staff-fee-reports.ts'
import { resolveFoodObject } from './staff-food.ts'

const names = (text: string): string[] => text.trim().split(/\s+/)
const sorted = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).map(([key, text]) => [key, names(text)]))

/** The names of the calls by what a question answers of them; those without an answer are left out. */
const callsBy = (answer: (call: (typeof calls)[number]) => string | undefined): Record<string, string[]> => {
  const found: Record<string, string[]> = {}
  for (const call of calls) {
    const key = answer(call)
    if (key !== undefined) found[key] = [...(found[key] ?? []), call.name].sort()
  }
  return found
}

// Everything else asks for a session, of whatever account.
const admitted = {
  public: `
    changePassword checkAuth checkToken danLogin finishSignIn getAgency getAttachment getCategories getCategoryList
    getCertificate getCertificateLog getCertificatePdf getCertificateProof getFoodCertificate getFoodCertificatePdf
    getForm getFormList getManual getModalFormList getOldForm hearPayment latestPosts listCertificateForms listCertificateOrganizations
    listCertificates listJournalHeads listLicences listManuals listPosts listUnits login openExport openFile openMyData pickUpSignOn
    portalLogin readCalendarFeed readPost searchPortal setPassword showLogo spendClientToken startSignOn`,
  client: `
    addCompany answerInvitation askForChange chooseBehalf closeCalendarFeed createFeeReport createLateRequest createRequest
    danCompany deleteFeeReport exportMyData finishCompanyTour getCalendarFeed getChangeInfo getCompany getDesk getFeePeriod
    getFeeReport getFeeReportSteps getFoodObject getFoodObjectData getLastQuarter getMyCertificate getSentRequest getStats
    insertCompany inviteMember listCompanies listDataViews listFeeCompanies listFeeReports listFeeSeasons
    listFoodObjects listInvitations listLateRequests listMembers listMyCertificates listMyRequests listOwnCompanies
    listRenewable openCalendarFeed readFeeSheet removeMember saveFeeReportDraft setMemberRights setMemberRole submitFoodObject
    updateCompany updateFeeReport updateFoodObject updateProfile uploadChangeLetter withdrawInvitation`,
  ADMIN: `
    compareLists confirmProposal countProposals createClientToken createForeigner createStaff deleteCategory
    discardServiceDraft dismissMissedSearch downloadAudit downloadList endCompanyMembership endPersonSessions exportService
    findClient findListUses findPersonByNumber getAgencySettings getEditedList getEditedService getOpening getServiceVersion
    giveEverydayWord importListRows importService listAudit listAuditFindings listCatalogue listEditedLists listEverydayWords
    listJobs listOpenable listOwnTextVersions listOwnTexts listPeople listProposals listStaffCompanies listStaffPosts listStaffWords lockPerson
    makeList makePasswordLink mergeListOptions mergeLists mergeWords offerListOption offerWord openServices orderList previewLetter previewPost
    proposeFactorReset publishDraft publishPosts readListFile readPerson readSealState readStaffCompany readStaffPost
    refuseProposal rehearseDraft removeLogo removeWord renameList resolveAuditFinding restoreServiceVersion
    retryJobs runNightTask sampleCertificate saveAgency saveCategory saveEverydayWords saveListOption
    saveOwnText savePost saveService saveServiceDraft setGrants tryMail unlockPerson updateStaff uploadLogo
    withdrawPlannedVersion withdrawProposal`,
  OPERATOR: `
    createForCustomer listPortalRequests searchCustomer`,
  'REVIEWER APPROVER': `
    addFoodNote assignRequests cancelBulkAct closeBulkAct countFeeDesk countFoodQueue deleteCannedText getFoodCase getStaffFeeReport listBulkActs listCannedTexts
    listColleagues listFoodQueue listRemarkDrafts listStaffFeeReports listStaffLateRequests previewBulkAct receiveRequest resolveFeeReport
    resolveFoodObject returnRequest saveCannedText saveRemarkDraft
    startBulkAct`,
  APPROVER: `
    approveRequest changeValidity getDeskCertificate liftRestriction limitCertificate listDeskCertificates
    previewCertificate reissueCertificate rejectRequest resolveLateRequest setCertificateStatus suspendCertificate
    waiveFee`,
  'APPROVER ADMIN': `
    downloadFeeOverview downloadOversight getOversightReport listFeePeriods listOversightReports listOversightRequests
    readFeeOverview readOversight readOversightBacklog readOversightTimes readOversightWork saveFeePeriod`,
  'REVIEWER APPROVER FINANCE': `
    addInternalNote countQueue deleteQueueView downloadQueue getCase getCaseHistory getQueueChoices getQueueLayout listMatching
    listQueue listQueueViews markPresence saveQueueLayout saveQueueView
    settleQuestion writeToApplicant`,
  'REVIEWER APPROVER FINANCE ADMIN': `
    searchConsole`,
  'OPERATOR REVIEWER APPROVER FINANCE ADMIN': `
    readHome`,
  'REVIEWER APPROVER ADMIN': `
    countRegisterRecords downloadRegisterRecords endAbsence handOverCases listAbsences listRegisterRecords openOwnerRegisters
    previewHandOver saveAbsence`,
  REVIEWER: `
    agreeRequest`,
  'REVIEWER FINANCE': `
    createInvoice`,
  FINANCE: `
    confirmReceipt downloadDailyTotals getDailyTotals getStatement importStatement listOnlinePayments
    listStaffInvoices listStatements returnPayment sendReceiptBack voidInvoice`,
}

const provenAgain = {
  enrolled: `
    approveRequest changeValidity confirmProposal createClientToken createStaff importService liftRestriction limitCertificate logout
    makePasswordLink openServices proposeFactorReset publishDraft reissueCertificate removeLogo resolveFeeReport
    resolveFoodObject resolveLateRequest returnPayment revokeSession saveAgency setCertificateStatus setGrants suspendCertificate
    updateStaff uploadLogo waiveFee`,
  everybody: `
    beginApp beginPasskey removeFactor renewRecoveryCodes`,
}

const beforeSecondFactor = `
    addApp addPasskey beginApp beginPasskey beginStepUp checkAuth checkToken logout me readFactors removeFactor
    renewRecoveryCodes stepUp`

const longBodies = {
  large: `
    createFeeReport importListRows importService previewPost resubmitRequest saveDraft saveFeeReportDraft savePost saveServiceDraft
    submitRequest updateFeeReport`,
  medium: `
    addWorker handOverCases orderList rejectRequest returnRequest saveClothing saveEverydayWords saveItem saveOwnText saveSafety saveService
    saveSheet saveSurveyMeter saveWorkplace submitFoodObject updateFoodObject updateWorker`,
}

const uploads = `
    importStatement readFeeSheet readListFile uploadCertificate uploadChangeLetter uploadEquipmentFile uploadFeeReportFile
    uploadFile uploadLogo uploadReceipt`

describe('who may call', () => {
  it('[REQ-ROLE-06] is written down a second time for all that is not simply signed in', () => {
    const found = callsBy(({ access }) => (typeof access === 'string' ? access : access.staff.join(' ')))
    const { 'signed-in': others, ...rest } = found
    expect(rest).toEqual(sorted(admitted))
    expect(others?.length).toBe(calls.length - Object.values(rest).flat().length)
  })

  it('[REQ-FACTOR-08] [REQ-FACTOR-10] is asked again for a proof by these calls, of those enrolled or of everybody', () => {
    expect(callsBy(({ stepUp }) => stepUp?.of)).toEqual(sorted(provenAgain))
  })

  it('[REQ-FACTOR-08] [REQ-FACTOR-09] of calls that hold many actions, is asked for these alone', () => {
    const actionsWith = (call: Call): unknown[] => {
      const asks = call.stepUp?.when
      const { action } = (call.input as z.ZodObject<{ action: z.ZodEnum }>).shape
      return asks ? action.options.filter(value => asks({ action: value })).sort() : []
    }
    expect(actionsWith(resolveFeeReport)).toEqual(['register'])
    expect(actionsWith(resolveLateRequest)).toEqual(['approve'])
    expect(actionsWith(resolveFoodObject)).toEqual(['register', 'restore', 'void'])
    expect([true, false].filter(everywhere => logout.stepUp?.when?.({ everywhere }))).toEqual([true])
    expect(calls.filter(call => call.stepUp?.when)).toHaveLength(4)
  })

  it('[REQ-FACTOR-14] reaches these calls alone while a required second factor is not set up', () => {
    expect(callsBy(call => (call.beforeSecondFactor ? 'all' : undefined))).toEqual({ all: names(beforeSecondFactor) })
  })
})

describe('what a body may hold', () => {
  it('[REQ-BOUND-02] is 16 kB where anybody may call, 64 kB with a session, and more for these calls alone', () => {
    expect([bodySizes['signed-out'].bytes, bodySizes['signed-in'].bytes]).toEqual([16_384, 65_536])
    expect(bodySizes.medium.bytes).toBe(524_288)
    expect(bodySizes.large.bytes).toBe(2_097_152)
    expect(callsBy(({ body }) => body)).toEqual(sorted(longBodies))
    expect(bodySizeOf({ access: 'public' })).toBe('signed-out')
    for (const access of ['signed-in', 'client', 'portal'] as const) expect(bodySizeOf({ access })).toBe('signed-in')
    expect(bodySizeOf({ access: 'public', body: 'large' })).toBe('large')
  })

  it('[REQ-BOUND-04] is so many values: 1,000 where anybody may call, 5,000 with a session, more in longer bodies', () => {
    const values = Object.fromEntries(Object.entries(bodySizes).map(([size, { values }]) => [size, values]))
    expect(values).toEqual({ 'signed-out': 1000, 'signed-in': 5000, medium: 50_000, large: 400_000 })
  })

  it('is a streamed file for these calls alone', () => {
    expect(callsBy(({ transport }) => (transport === 'upload' ? 'all' : undefined))).toEqual({ all: names(uploads) })
  })
})
