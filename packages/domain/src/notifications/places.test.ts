import { expect, it } from 'vitest'
import {
  audit,
  bell,
  certificate,
  deskRequest,
  employees,
  endingCertificate,
  equipment,
  feeReportLink,
  feeReports,
  foodObject,
  invitations,
  invoice,
  proposals,
  request,
  security,
} from './places.ts'

const param = (name: string) => ({ number: 'R26/1', cs_id: 'c 1' })[name] ?? ''

it.each([
  ['request', request, '/dashboard/services/request/R26%2F1', '/portal/request/R26%2F1'],
  ['invoice', invoice, '/dashboard/services/request/R26%2F1', '/portal/request/R26%2F1'],
  ['deskRequest', deskRequest, '/staff/requests/R26%2F1'],
  ['certificate', certificate, '/dashboard/certs/view/c%201'],
  ['endingCertificate', endingCertificate, '/dashboard/certs'],
  ['equipment', equipment, '/dashboard/additional'],
  ['employees', employees, '/dashboard/employee'],
  ['foodObject', foodObject, '/dashboard/fsi/view/R26%2F1'],
  ['feeReports', feeReports, '/dashboard/amnat'],
  ['invitations', invitations, '/dashboard/company'],
  ['security', security, '/security'],
  ['proposals', proposals, '/staff/proposals'],
  ['audit', audit, '/staff/audit'],
  ['bell', bell, '/'],
] as const)(
  '[REQ-READERS-07] a notification of %s opens the screen of that name',
  (_name, place, client, staff: string = client) => {
    expect(place.link(param)).toEqual({ client, staff })
  },
)

it('[REQ-READERS-07] a notification of a fee report opens it to be read or to be corrected', () => {
  expect(feeReportLink('a/1', 'show').client).toBe('/dashboard/amnat/request/show/a%2F1')
  expect(feeReportLink('a/1', 'edit').staff).toBe('/dashboard/amnat/request/edit/a%2F1')
})
