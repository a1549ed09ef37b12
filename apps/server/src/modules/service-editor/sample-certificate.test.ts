import { sampleCertificate, saveService, saveServiceDraft } from '@khyanalt/contract/service-editor'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { body, field, newService, opened, plan, words } from './editor-fixture.ts'

let test: TestApp
let id = 0
beforeAll(async () => {
  test = await openTestApp()
  id = await newService(test, 'sampled', body(field('string', 'serial', { required: true })))
})
afterAll(() => test.close())

const save = async (certificate: unknown, steps: readonly unknown[] = plan) => {
  const { draft } = await opened(test, id)
  const content = { language: 'mn' as const, body: draft.body, plan: [...steps], certificate }
  return test.call('admin', saveServiceDraft, { id, version: draft.version, ...content })
}
const part = { title: 'permit', prints: [{ path: 'serial', public: true }], conditions: [] }

it('[REQ-DESIGN-01] the sample is drawn of what is kept, whatever is still to be mended in the plan', async () => {
  const own = {
    heading: words('Эрх', 'Right'),
    granted: words('Олгов.', 'Granted.'),
    signatory: words('Ахлах байцаагч', 'Senior inspector'),
  }
  const { version, problems } = await save({ ...part, ...own, seal: 'none', background: 'frame' }, [])
  expect(problems.map(({ path }) => path)).toEqual(['plan'])
  const { data } = await test.call('admin', sampleCertificate, { id, version })
  expect(data).toMatchObject({ kind: 'permit', heading: own.heading, granted: own.granted, pages: 1 })
  expect(data.issuer.position).toEqual(own.signatory)
  expect(data.facts).toHaveLength(1)
  expect((await test.refused('admin', sampleCertificate, { id, version: version - 1 })).code).toBe('version_conflict')
})

it('[REQ-DESIGN-01] the sample is valid as long as the service says', async () => {
  const sampled = async () => {
    const { version } = await save(part)
    const { sdate, edate } = (await test.call('admin', sampleCertificate, { id, version })).data
    return Number(edate.slice(0, 4)) - Number(sdate.slice(0, 4))
  }
  expect(await sampled()).toBeLessThanOrEqual(1)
  const { settings, version } = await opened(test, id)
  const longer = { ...(settings as ServiceSettings), validity_months: 60 }
  await test.call('admin', saveService, { id, version, settings: longer, status: 0, temporary_disable: false })
  expect(await sampled()).toBeGreaterThanOrEqual(4)
})

it('[REQ-DESIGN-02] words in one language alone, or too long, are refused at their place, and no sample is drawn', async () => {
  const half = { heading: words('Эрх', ''), granted: words('О'.repeat(301), 'Granted.') }
  const { version, problems } = await save({ ...part, ...half })
  expect(problems).toEqual([
    { code: 'words_incomplete', path: 'certificate/heading', params: { n: 60 } },
    { code: 'words_incomplete', path: 'certificate/granted', params: { n: 300 } },
  ])
  const refused = await test.refused('admin', sampleCertificate, { id, version })
  expect([refused.code, refused.problems?.length]).toEqual(['definition_invalid', 2])
})
