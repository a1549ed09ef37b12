import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { expect } from '@playwright/test'
import { services, soilSample } from '../steps/drafts.ts'
import { signInAtPortal, test } from './portal.ts'

const decisions = staffDecisionTexts.mn

test('[REQ-BROWSER-11] an inspector opens a request from the queue, receives it and agrees to it in WebKit', async ({
  webkit: screen,
  callAs,
}) => {
  const { code: number } = await callAs('citizen', createRequest, services.laboratory)
  await callAs('citizen', submitRequest, { request_number: number, organization_id: 1, data: soilSample() })
  await signInAtPortal(screen, 'inspector')
  await screen.go(`/staff/requests?tab=all&query=${number}`)
  await screen.press(await screen.role('link', new RegExp(number)))
  await screen.role('heading', new RegExp(number))
  await screen.press(await screen.role('button', decisions.receive))
  await screen.text(new RegExp(decisions.done_receive.replace('{number}', number)))
  await screen.press(await screen.role('button', decisions.agree))
  await screen.press(await screen.buttonInDialog(decisions.agree))
  await screen.text(new RegExp(decisions.done_agree.replace('{number}', number)))
  const { request } = await callAs('inspector', getCase, { requestnumber: number })
  expect(request.status).toBe(2)
  expect(await screen.faults()).toEqual([])
})
