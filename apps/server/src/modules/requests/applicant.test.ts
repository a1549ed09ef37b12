import { getApplicant } from '@khyanalt/contract/applicants'
import { updateProfile } from '@khyanalt/contract/profile'
import { getServiceForm } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { draftRequest, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { hospital, mine } = demoCompanies

describe('what a form knows of its applicant', () => {
  it('is the person and every fact of the company that sends, before anything is sent', async () => {
    const id = await draftRequest(test, 'hospitalAdmin')
    const { applicant } = await test.call('hospitalAdmin', getServiceForm, { id })
    expect(applicant.person).toMatchObject({ register_number: demoPeople.hospitalAdmin.register_number, user_type: 2 })
    expect(applicant.company).toMatchObject({
      name_mn: hospital.name_mn,
      register_number: hospital.register_number,
      phone: hospital.phone,
      email: hospital.email,
    })
    expect(Object.keys(applicant.company ?? {})).toContain('director_lastname')
  })

  it('follows the choice of the sender, and tells nothing of a company that is not the owner’s', async () => {
    const id = await draftRequest(test, 'hospitalAdmin')
    const asked = (company_id: string) => test.call('hospitalAdmin', getApplicant, { id, company_id })
    expect((await asked('')).data.company).toBeNull()
    expect((await asked(hospital.id)).data.company?.name_mn).toBe(hospital.name_mn)
    const foreign = await test.refused('hospitalAdmin', getApplicant, { id, company_id: mine.id })
    expect(foreign.code).toBe('company_missing')
    for (const other of ['citizen', 'mineMember', 'inspector', 'operator'] as const) {
      expect((await test.refused(other, getApplicant, { id })).status, other).toBe(404)
    }
  })

  it('[CON-024] is the customer, not the operator who fills in the form', async () => {
    const id = await draftRequest(test, 'citizen')
    await test.app.services.db
      .updateTable('requests')
      .set({ created_by: demoStaff.operator.id })
      .where('request_number', '=', id)
      .execute()
    const { applicant } = await test.call('operator', getServiceForm, { id })
    expect(applicant.person).toMatchObject({ id: demoPeople.citizen.id, name: demoPeople.citizen.name })
  })

  it('stays as it was sent, whatever changes in the profile', async () => {
    const id = await sentRequest(test, 'citizen')
    const { phone, email, custom_address, custom_address_english } = demoPeople.citizen
    const contact = { phone, email, custom_address, custom_address_english }
    await test.call('citizen', updateProfile, { ...contact, phone: '88776655' })
    const { applicant } = await test.call('citizen', getServiceForm, { id })
    expect(applicant.person.phone).toBe(phone)
  })
})
