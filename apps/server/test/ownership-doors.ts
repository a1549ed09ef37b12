// Which property of which call names a thing, and what else the call needs to get as far as looking for it.
import type { Call } from '@khyanalt/contract/call'
import { xRayService } from '../seeds/demo/answers.ts'
import { demoCompanies } from '../seeds/demo/companies.ts'
import { draftRequest, radiationWorker } from './builders.ts'
import { type KindName, noFile, noId, type Who } from './ownership-things.ts'
import type { DemoPerson, TestApp } from './test-app.ts'

export type Door = {
  readonly property: string
  readonly kind: KindName
  readonly rest?: object | ((test: TestApp, who: Who | null) => Promise<object>)
  /** The value of the property, where it is more than the name. */
  readonly wrap?: (named: string) => unknown
  /** Whoever may does away with the thing. */
  readonly destroys?: boolean
  readonly owner?: DemoPerson
  readonly strangers?: readonly Who[]
}

type Given = Omit<Door, 'property'>

/** Kinds by the names of properties that mean the same in every call. */
const byProperty: Readonly<Record<string, KindName>> = {
  requestid: 'draft',
  request_number: 'draft',
  requestnumber: 'approved',
  company_id: 'company',
  behalf: 'company',
  invoiceid: 'invoice',
  cert_id: 'permit',
  cs_id: 'certificate',
  noti_id: 'notification',
}

/** Names of properties that name nothing of anybody's: vocabulary, filters, what a person types of himself. */
const namesNothing =
  /^(transaction_id|sid|formid|form_id|serviceid|category_id|organization_id|register_number|regnumber|reqnumber|number|cert_number|license_number|mayagt_id|general_regnum|company_regnum|officer_register_number|(\w+_)?name|lastname|firstname)$/

/** Whoever may open these doors is checked elsewhere: everything of the agency's is an administrator's. */
const isOpen = ({ access }: Call): boolean =>
  access === 'public' ||
  (typeof access === 'object' && access.staff.every(role => role === 'ADMIN' || role === 'OPERATOR'))

const looksLikeName = /(^|_|[a-z])(id|ids|number|num)$/i

/** The doors of a property; none when it names nothing; throws for one that nobody has thought of. */
export const doorsOf = (call: Call, property: string): readonly Door[] => {
  if (isOpen(call)) return []
  const own = doors[`${call.name}.${property}`]
  const kind = byProperty[property]
  if (own !== undefined) return own.map(door => ({ property, ...beside[call.name], ...door }))
  if (kind) return [{ property, ...beside[call.name], kind }]
  if (namesNothing.test(property) || !looksLikeName.test(property)) return []
  throw new Error(`${call.name}.${property} names something: say in ownership-doors.ts of which kind`)
}

/** A draft of whoever asks. */
const ownDraft = async (test: TestApp, who: Who | null) =>
  draftRequest(test, who === null ? 'hospitalAdmin' : (who as DemoPerson))

const clients = { strangers: ['dentist'] } as const
const comments = [{ title: 'Серийн дугаар', comment: 'Тулгана уу' }]
// A version that nothing has: whoever gets that far is told so.
const version = 999
const feeDraft = { data: { company_id: demoCompanies.mine.id } }
const quarter = { year: 2026, season_value: 2, cert_type: 'MV', license_number: '000001', mineral_name: 'gold' }

/** What a call needs beside the name. */
const beside: Readonly<Record<string, Omit<Given, 'kind'>>> = {
  submitRequest: { rest: { data: {} } },
  resubmitRequest: { rest: { data: {} } },
  takeNewForm: { rest: { version } },
  askForChange: { rest: { data: { reason: 'Нэр', files: [noFile] } } },
  readRegister: { rest: { register: 'clothing' } },
  saveSheet: { rest: { register: 'clothing', answers: {} } },
  saveItem: { rest: { register: 'surveymeter', answers: {} } },
  checkTools: { rest: { fields: 'tools' } },
  showImage: { rest: { name: noFile } },
  showCertificate: { rest: { name: noFile } },
  deleteImage: { rest: { field: 'picture', name: noFile } },
  saveRadioactive: { rest: { data: {} } },
  saveGenerator: { rest: { data: {} } },
  deleteRadioactive: { rest: { id: noId } },
  deleteRadioactiveOld: { rest: { id: noId } },
  deleteGenerator: { rest: { id: noId } },
  deleteSurveyMeterTool: { rest: { id: noId } },
  getPermitData: { rest: { cert_id: noId } },
  listMaterials: { rest: { cert_id: noId } },
  readExplosiveReport: { rest: { cert_id: noId } },
  downloadExplosiveReport: { rest: { cert_id: noId, format: 'csv' } },
  receiveRequest: { rest: { version } },
  agreeRequest: { rest: { version } },
  returnRequest: { rest: { version, comments } },
  rejectRequest: { rest: { version, comments }, owner: 'head' },
  approveRequest: { rest: { version }, owner: 'head' },
  waiveFee: { rest: { version, comment: 'Төсвийн байгууллага' }, owner: 'head' },
  previewCertificate: { rest: { version }, owner: 'head' },
  addInternalNote: { rest: { text: 'Тэмдэглэл' } },
  saveRemarkDraft: { rest: { path: '', title: 'Т', comment: 'Т', round: 1, version: 0 } },
  writeToAgency: { rest: { text: 'Асуулт' } },
  writeToApplicant: { rest: { text: 'Хариулт' } },
  settleQuestion: { rest: { asked_at: new Date(0).toISOString() } },
  createInvoice: { rest: { amount: '50000', version } },
  deleteReceipt: { rest: { name: noFile } },
  confirmReceipt: { rest: { version } },
  sendReceiptBack: { rest: { comment: 'Дүн', version } },
  voidInvoice: { rest: { comment: 'Давхардсан', version } },
  updateWorker: { rest: { id: noId, data: {} } },
  removeWorker: { rest: { id: noId } },
  setMemberRights: { rest: { user_id: noId, rights: ['read'] } },
  createRequest: { rest: { type: 'NEW', ...xRayService } },
  findDraft: { rest: { formid: xRayService.formid } },
  listRenewable: { rest: { form_id: xRayService.formid } },
  setMemberRole: { rest: { user_id: noId, role: 'MEMBER' } },
  removeMember: { rest: { user_id: noId } },
  inviteMember: { rest: { register_number: 'УБ99999999', role: 'MEMBER' } },
}

const decided: readonly Given[] = [{ kind: 'case' }]
const paid: readonly Given[] = [{ kind: 'money case' }]
const certificatesArePublic: readonly Given[] = []

/** Doors of their own kind; none for a property that names nothing of anybody's, with the reason beside. */
const doors: Readonly<Record<string, readonly Given[]>> = {
  'revokeSession.id': [{ kind: 'session', destroys: true }],
  // A service.
  'getOpenForm.id': [],
  'createRequest.cert_id': [{ kind: 'certificate row', rest: { type: 'RENEW', ...xRayService } }],
  'getServiceForm.id': [{ kind: 'draft' }, { kind: 'sent' }],
  'submitRequest.request_number': [{ kind: 'draft' }, { kind: 'sent' }],
  'resubmitRequest.request_number': [{ kind: 'draft' }, { kind: 'sent' }],
  'saveDraft.request_number': [{ kind: 'draft' }, { kind: 'sent' }],
  'submitRequest.company_id': [
    {
      kind: 'company',
      ...clients,
      rest: async (test, who) => ({ request_number: await ownDraft(test, who), sender_type: 2, data: {} }),
    },
  ],
  'saveDraft.company_id': [
    {
      kind: 'company',
      ...clients,
      rest: async (test, who) => ({ request_number: await ownDraft(test, who), sender_type: 2 }),
    },
  ],
  // Judged by the code of submitRequest.
  'resubmitRequest.company_id': [],
  'withdrawRequest.request_number': [{ kind: 'draft' }, { kind: 'sent', destroys: true }],
  'deleteRequest.requestid': [{ kind: 'sent' }, { kind: 'draft', destroys: true }],
  'exportRequest.request_number': [{ kind: 'sent' }],
  // Filters of the caller's own drafts.
  'findDraft.cert_id': [],
  'findDraft.customer_id': [],
  'listRounds.id': [{ kind: 'sent' }],
  'getRequestPdf.id': [{ kind: 'sent' }],
  'getApplicant.id': [{ kind: 'draft' }, { kind: 'sent' }],
  'getApplicant.company_id': [
    { kind: 'company', ...clients, rest: async (test, who) => ({ id: await ownDraft(test, who) }) },
  ],
  'askForChange.request_number': [{ kind: 'approved' }],
  'saveItem.id': [{ kind: 'meter' }],
  'deleteImage.name': [],
  'showImage.name': [{ kind: 'file' }],
  'showFile.name': [{ kind: 'file' }],
  'showReceipt.name': [{ kind: 'file' }],
  'showCertificate.name': [{ kind: 'file' }],
  'deleteRadioactive.id': [{ kind: 'machine', destroys: true }],
  'deleteRadioactiveOld.id': [{ kind: 'machine', destroys: true }],
  'deleteGenerator.id': [{ kind: 'source', destroys: true }],
  'saveSurveyMeterTool.id': [{ kind: 'meter' }],
  'deleteSurveyMeterTool.id': [{ kind: 'meter', destroys: true }],
  'listFeeCompanies.userId': [{ kind: 'person' }],
  'listFeeSeasons.companyId': [{ kind: 'mine' }],
  'getFeeReport.id': [{ kind: 'fee report' }, { kind: 'fee draft' }],
  'getFeeReportSteps.id': [{ kind: 'fee report' }],
  'getLastQuarter.company_id': [{ kind: 'mine', rest: quarter }],
  'createFeeReport.company_id': [{ kind: 'mine' }],
  'updateFeeReport.id': [{ kind: 'fee report', rest: { company_id: demoCompanies.mine.id } }],
  // The report keeps its company.
  'updateFeeReport.company_id': [],
  'saveFeeReportDraft.id': [
    { kind: 'fee draft', rest: feeDraft },
    { kind: 'fee report', rest: feeDraft },
  ],
  'deleteFeeReport.id': [{ kind: 'fee draft', destroys: true }, { kind: 'fee report' }],
  'getFeeReportPdf.id': [{ kind: 'fee report' }],
  'downloadFeeSheet.id': [{ kind: 'fee report', rest: { sheet: 'too_hemjee', format: 'csv' } }],
  'createLateRequest.company_id': [{ kind: 'mine', rest: { year: 2026, season: 2 } }],
  'getStaffFeeReport.id': [{ kind: 'fee case' }],
  'resolveFeeReport.id': [{ kind: 'fee case', rest: { action: 'agree', version } }],
  'resolveLateRequest.id': [{ kind: 'late request', rest: { action: 'approve', version } }],
  'getCase.requestnumber': decided,
  'receiveRequest.request_number': decided,
  'agreeRequest.request_number': decided,
  'returnRequest.request_number': decided,
  'rejectRequest.request_number': decided,
  'approveRequest.request_number': decided,
  'waiveFee.request_number': decided,
  'previewCertificate.request_number': decided,
  'addInternalNote.request_number': decided,
  'listRemarkDrafts.requestnumber': decided,
  'saveRemarkDraft.request_number': decided,
  'writeToApplicant.request_number': decided,
  'settleQuestion.request_number': decided,
  'writeToAgency.request_number': [{ kind: 'sent' }],
  // Names of own uploads.
  'writeToAgency.files': [],
  'beginPayment.invoiceid': [{ kind: 'invoice' }],
  'checkPayment.invoiceid': [{ kind: 'invoice' }],
  // Whatever the provider calls with, the provider is asked.
  'hearPayment.id': [],
  // Within the scope of the money desk; its own test proves it.
  'returnPayment.id': [],
  'writeToApplicant.files': [],
  'getCaseHistory.requestnumber': decided,
  'createInvoice.request_number': decided,
  'assignRequests.requests': [
    { kind: 'case', rest: { to: null }, wrap: request_number => [{ request_number, holder: null }] },
  ],
  'markPresence.requestnumber': [{ kind: 'case', rest: { tab: '0199a1b2-0000-7000-8000-000000000001' } }],
  // People of the agency are known to their colleagues by name; an absence is changed by its person and administrators.
  'saveAbsence.id': [],
  'endAbsence.id': [],
  'cancelBulkAct.id': [{ kind: 'bulk act', destroys: true }],
  'closeBulkAct.id': [{ kind: 'bulk act', destroys: true }],
  'deleteQueueView.id': [{ kind: 'queue view', destroys: true }],
  'saveCannedText.id': [{ kind: 'canned text', rest: { service: xRayService.formid, title: 'Т', text: 'Т', version } }],
  'deleteCannedText.id': [{ kind: 'canned text', rest: { version } }],
  'getInvoice.id': [{ kind: 'invoice' }],
  'getInvoicePdf.id': [{ kind: 'invoice' }],
  'getLetterPdf.id': [{ kind: 'letter' }],
  // Only the receipt of the invoice itself is taken off.
  'deleteReceipt.name': [],
  'confirmReceipt.invoiceid': paid,
  'sendReceiptBack.invoiceid': paid,
  'voidInvoice.invoiceid': paid,
  // Statements of the agency's account are the money desk's as a whole; the invoices beside them keep to the scope.
  'getStatement.id': [],
  'setCertificateStatus.cs_id': certificatesArePublic,
  'getDeskCertificate.cs_id': certificatesArePublic,
  'reissueCertificate.cs_id': certificatesArePublic,
  'changeValidity.cs_id': certificatesArePublic,
  'suspendCertificate.cs_id': certificatesArePublic,
  'limitCertificate.cs_id': certificatesArePublic,
  'liftRestriction.cs_id': certificatesArePublic,
  'getFoodObject.requestnumber': [{ kind: 'food object' }],
  'getFoodObjectData.requestnumber': [{ kind: 'food object' }],
  'updateFoodObject.request_number': [{ kind: 'food object', rest: { data: {}, version } }],
  'addFoodNote.request_number': [{ kind: 'food case', rest: { text: 'Тэмдэглэл' } }],
  'getFoodCase.requestnumber': [{ kind: 'food case' }],
  'resolveFoodObject.request_number': [{ kind: 'food case', rest: { action: 'receive', version } }],
  // A paper of somebody else's is no paper.
  'addWorker.diploma': [
    { kind: 'file', wrap: name => [name], rest: { ...radiationWorker, form: 'company' }, strangers: ['dentist'] },
  ],
  'listWorkers.ids': [{ kind: 'worker' }],
  'updateWorker.id': [{ kind: 'worker', rest: { data: {} } }],
  'removeWorker.id': [{ kind: 'worker', destroys: true }],
  'updateCompany.id': [{ kind: 'company', rest: { regnumber: demoCompanies.hospital.register_number } }],
  'getCompany.id': [{ kind: 'company' }],
  'listMembers.id': [{ kind: 'company' }],
  // People of a company whose administrator asks.
  'setMemberRole.user_id': [],
  'setMemberRights.user_id': [],
  'removeMember.user_id': [],
  'withdrawInvitation.id': [{ kind: 'invitation', destroys: true }],
  'answerInvitation.id': [{ kind: 'invitation', rest: { accept: false }, owner: 'roadEngineer' }],
  'openOwnerRegisters.id': [{ kind: 'registers of a company', rest: { kind: 'company' } }],
}
