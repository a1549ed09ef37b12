// The acts of the agency as data: who takes each, on what, and what every circumstance answers (decisions §M).

import type { Call } from '@khyanalt/contract/call'
import { changeValidity, reissueCertificate } from '@khyanalt/contract/certificate-desk'
import { setCertificateStatus } from '@khyanalt/contract/certificates'
import { confirmReceipt, createInvoice, getInvoice, sendReceiptBack, voidInvoice } from '@khyanalt/contract/invoices'
import { getMyCertificate } from '@khyanalt/contract/own-certificates'
import { getServiceForm, resubmitRequest, submitRequest, withdrawRequest } from '@khyanalt/contract/requests'
import {
  agreeRequest,
  approveRequest,
  receiveRequest,
  rejectRequest,
  returnRequest,
  waiveFee,
} from '@khyanalt/contract/review'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import {
  approvedRequest,
  draftRequest,
  reviewedRequest,
  sentRequest,
  uploadedAnswers,
  versionOf,
} from '../../../test/builders.ts'
import type { DemoPerson, TestApp } from '../../../test/test-app.ts'

/** What may go wrong with an act, each to be refused in its own words. */
export const refusedCircumstances = [
  'wrong role',
  'wrong scope',
  'own request',
  'wrong state',
  'stale version',
] as const
export type RefusedCircumstance = (typeof refusedCircumstances)[number]

/** A thing made ready for an act. */
type Ready = {
  /** The request the thing belongs to, for the journal. */
  readonly request: string
  /** What the call needs, with the version as it is now. */
  readonly input: () => Promise<Readonly<Record<string, unknown>> & { readonly version: number }>
}

export type AgencyAction = {
  readonly rules: string
  readonly call: Call
  readonly by: DemoPerson
  /** Somebody whose role does not include the act. */
  readonly stranger: DemoPerson
  readonly ready: (test: TestApp) => Promise<Ready>
  /** Something of the same kind in a state from which the act does not lead; by default what the act left behind. */
  readonly elsewhere?: (test: TestApp) => Promise<Ready>
  /** What the answer says of success. */
  readonly answer: object
  /** Where the request stands afterwards. */
  readonly status: number
  /** The code of each circumstance; null where it cannot arise, with the reason beside. */
  readonly refusals: Readonly<Record<RefusedCircumstance, ErrorCode | null>>
}

const refusals = {
  'wrong role': 'not_allowed',
  // What lies outside the scope does not exist.
  'wrong scope': 'request_not_found',
  'own request': 'own_request',
  'wrong state': 'wrong_state',
  'stale version': 'version_conflict',
} as const satisfies AgencyAction['refusals']

const asRequest =
  (make: (test: TestApp) => Promise<string>, by: DemoPerson, rest: object = {}) =>
  async (test: TestApp): Promise<Ready> => {
    const number = await make(test)
    return {
      request: number,
      input: async () => ({ request_number: number, version: await versionOf(test, by, number), ...rest }),
    }
  }

const onInvoice =
  (rest: object, withReceipt = true) =>
  async (test: TestApp): Promise<Ready> => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount: '50000', version })
    const { data } = await test.call('citizen', getInvoice, { id: gen_id })
    if (withReceipt) {
      const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf(gen_id) }
      await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${data.id}`, receipt)
    }
    return {
      request: number,
      input: async () => ({
        invoiceid: data.id,
        version: (await test.call('citizen', getInvoice, { id: data.id })).data.version,
        ...rest,
      }),
    }
  }

const onCertificate =
  (status: 10 | 30, rest: object = { status }) =>
  async (test: TestApp): Promise<Ready> => {
    const { number, csId } = await approvedRequest(test, 'citizen')
    if (status === 10) {
      await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment: 'Шалгалтын дүгнэлт' })
    }
    return {
      request: number,
      input: async () => {
        const { versions } = (await test.call('citizen', getMyCertificate, { cs_id: csId })).data
        const version = Math.max(...versions.map(each => each.version))
        return { cs_id: csId, comment: 'Шалгалтын дүгнэлт', version, ...rest }
      },
    }
  }

const sending =
  (made: (test: TestApp) => Promise<string>) =>
  async (test: TestApp): Promise<Ready> => {
    const number = await made(test)
    const data = await uploadedAnswers(test, 'citizen')
    return {
      request: number,
      input: async () => {
        const { request } = await test.call('citizen', getServiceForm, { id: number })
        return { request_number: number, data, organization_id: 1, version: request.version }
      },
    }
  }

const comments = [{ title: 'Серийн дугаар', comment: 'Шошготой таарахгүй байна', path: 'unit_serial' }]
const reviewed = (step: 1 | 2 | 3) => (test: TestApp) => reviewedRequest(test, 'citizen', step)
const sent = (test: TestApp) => sentRequest(test, 'citizen')
const returned = async (test: TestApp) => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  await test.call('inspector', returnRequest, { request_number: number, version, comments })
  return number
}
// Somebody else's request does not exist for a client, and clients have no scope but their own.
const applicants = { ...refusals, 'wrong role': 'request_not_found', 'wrong scope': null, 'own request': null } as const
// A certificate is public and has an approver, not a decider on a request; who decides on the request is refused there.
const certificates = { ...refusals, 'wrong scope': 'not_allowed', 'own request': null } as const
const money = { ...refusals, 'wrong scope': 'invoice_not_found' } as const

// Clients do not open the case of the desk, where the others read the version.
const takingBack = async (test: TestApp): Promise<Ready> => {
  const number = await sent(test)
  return {
    request: number,
    input: async () => {
      const { request } = await test.call('citizen', getServiceForm, { id: number })
      return { request_number: number, version: request.version }
    },
  }
}

/** Each act under the name that the rules give it. */
export const agencyActions = {
  submit: {
    rules: '[REQ-STEPPER-09]',
    call: submitRequest,
    by: 'citizen',
    stranger: 'hospitalAdmin',
    ready: sending(test => draftRequest(test, 'citizen')),
    answer: { status: 0 },
    status: 0,
    refusals: applicants,
  },
  resubmit: {
    rules: '[REQ-STEPPER-09]',
    call: resubmitRequest,
    by: 'citizen',
    stranger: 'hospitalAdmin',
    ready: sending(returned),
    answer: { status: 0 },
    status: 0,
    refusals: applicants,
  },
  withdraw: {
    rules: '[REQ-WITHDRAW-01] [REQ-WITHDRAW-02]',
    call: withdrawRequest,
    by: 'citizen',
    stranger: 'hospitalAdmin',
    ready: takingBack,
    answer: {},
    status: 5000,
    refusals: applicants,
  },
  receive: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-03]',
    call: receiveRequest,
    by: 'inspector',
    stranger: 'head',
    ready: asRequest(sent, 'inspector'),
    answer: { status: 1 },
    status: 1,
    refusals,
  },
  agree: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-04]',
    call: agreeRequest,
    by: 'inspector',
    stranger: 'head',
    ready: asRequest(reviewed(1), 'inspector'),
    elsewhere: asRequest(sent, 'inspector'),
    answer: { status: 2 },
    status: 2,
    refusals,
  },
  return: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-05]',
    call: returnRequest,
    by: 'inspector',
    stranger: 'finance',
    ready: asRequest(reviewed(2), 'inspector', { comments }),
    answer: { status: 2000 },
    status: 2000,
    refusals,
  },
  reject: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-06]',
    call: rejectRequest,
    by: 'head',
    stranger: 'inspector',
    ready: asRequest(reviewed(2), 'head', { comments }),
    answer: { status: 3000 },
    status: 3000,
    refusals,
  },
  approve: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-09]',
    call: approveRequest,
    by: 'head',
    stranger: 'inspector',
    ready: asRequest(reviewed(3), 'head'),
    answer: { status: 1000 },
    status: 1000,
    refusals,
  },
  raise_invoice: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-07]',
    call: createInvoice,
    by: 'inspector',
    stranger: 'head',
    ready: asRequest(reviewed(1), 'inspector', { amount: '50000' }),
    answer: { gen_id: /^N\d{9}$/ },
    status: 900,
    refusals,
  },
  waive_fee: {
    rules: '[REQ-AGENCY-02] [REQ-FEE-04]',
    call: waiveFee,
    by: 'head',
    stranger: 'inspector',
    ready: asRequest(reviewed(1), 'head', { comment: 'Төсвийн байгууллага' }),
    elsewhere: asRequest(sent, 'head', { comment: 'Төсвийн байгууллага' }),
    answer: { status: 1 },
    status: 1,
    refusals,
  },
  confirm_receipt: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-07]',
    call: confirmReceipt,
    by: 'finance',
    stranger: 'inspector',
    ready: onInvoice({}),
    answer: { status: 10 },
    status: 1,
    refusals: { ...money, 'wrong state': 'invoice_closed' },
  },
  send_receipt_back: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-08]',
    call: sendReceiptBack,
    by: 'finance',
    stranger: 'inspector',
    ready: onInvoice({ comment: 'Дүн таарахгүй байна' }),
    answer: { status: 0 },
    status: 900,
    refusals: { ...money, 'wrong state': 'receipt_missing' },
  },
  void_invoice: {
    rules: '[REQ-AGENCY-02] [REQ-AGENCY-08]',
    call: voidInvoice,
    by: 'finance',
    stranger: 'inspector',
    ready: onInvoice({ comment: 'Давхардсан' }, false),
    answer: { status: 20 },
    status: 1,
    refusals: { ...money, 'wrong state': 'invoice_closed' },
  },
  cancel_certificate: {
    rules: '[REQ-AGENCY-02]',
    call: setCertificateStatus,
    by: 'head',
    stranger: 'inspector',
    ready: onCertificate(30),
    answer: {},
    status: 1000,
    refusals: certificates,
  },
  reinstate_certificate: {
    rules: '[REQ-AGENCY-02]',
    call: setCertificateStatus,
    by: 'head',
    stranger: 'inspector',
    ready: onCertificate(10),
    answer: {},
    status: 1000,
    // To reinstate is to issue again.
    refusals: { ...certificates, 'own request': 'own_request' },
  },
  reissue_certificate: {
    rules: '[REQ-AGENCY-02]',
    call: reissueCertificate,
    by: 'head',
    stranger: 'inspector',
    ready: onCertificate(30, {}),
    elsewhere: onCertificate(10, {}),
    answer: {},
    status: 1000,
    refusals: certificates,
  },
  change_validity: {
    rules: '[REQ-AGENCY-02]',
    call: changeValidity,
    by: 'head',
    stranger: 'inspector',
    ready: onCertificate(30, { sdate: '2026-02-01', edate: '2031-01-31' }),
    elsewhere: onCertificate(10, { sdate: '2026-02-01', edate: '2031-01-31' }),
    answer: {},
    status: 1000,
    refusals: certificates,
  },
} as const satisfies Record<string, AgencyAction>
