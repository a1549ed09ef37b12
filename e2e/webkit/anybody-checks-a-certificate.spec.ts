import { listCertificates } from '@khyanalt/contract/certificates'
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import { expect } from '@playwright/test'
import { laneOf } from '../lanes.ts'
import { writeSample } from './files.ts'
import { test } from './portal.ts'

const words = verifierTexts.mn

test('[REQ-BROWSER-11] anybody reads a certificate and checks its file in WebKit', async ({
  webkit: screen,
  callAs,
}, info) => {
  const { data } = await callAs('citizen', listCertificates, { status: 'ACTIVE', results: 20 })
  // References of food-safety registration stand in the same list.
  const certificate = data.data.find(({ cs_id, ref_id }) => cs_id !== ref_id)
  await screen.go(`/certificates/info/${certificate?.cs_id}`)
  await screen.text(/хүртэл хүчинтэй/)
  const { url } = laneOf(info.parallelIndex)
  const pdf = Buffer.from(await (await fetch(`${url}/api/certificates/pdf/${certificate?.cs_id}`)).arrayBuffer())
  const changed = Buffer.from(pdf)
  changed[700] = (changed[700] ?? 0) ^ 1
  for (const [bytes, verdict, because] of [
    [pdf, words.good, words.intact],
    [changed, words.bad, words.changed],
  ] as const) {
    await screen.go('/certificates/verify')
    await screen.attachAt(null, writeSample('гэрчилгээ.pdf', bytes))
    await screen.role('heading', new RegExp(`^${verdict}`))
    await screen.text(because)
  }
  expect(await screen.faults()).toEqual([])
})
