// A file that somebody was handed: genuine, tampered with, or of no one; it never leaves the browser.
import { listCertificates } from '@khyanalt/contract/certificates'
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import { expect } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'

const words = verifierTexts.mn

test('anybody checks the PDF of a certificate in the browser, without sending it', async ({ somebody, look }) => {
  const { page, hand } = await somebody({ viewport: { width: 390, height: 844 } })
  await page.goto('/certificates/verify')
  const { data } = await ask(page, listCertificates, { status: 'ACTIVE', results: 20 })
  // References of food-safety registration stand in the same list.
  const certificate = data.data.find(({ cs_id, ref_id }) => cs_id !== ref_id)
  const answer = await page.request.get(`/api/certificates/pdf/${certificate?.cs_id}`)
  const pdf = await answer.body()
  const changed = Buffer.from(pdf)
  changed[700] = (changed[700] ?? 0) ^ 1
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const give = (name: string, buffer: Buffer) =>
    hand.attach(page.getByRole('button', { name: new RegExp(words.file) }), {
      name,
      mimeType: 'application/pdf',
      buffer,
    })
  const verdict = (word: string) => expect(page.getByRole('heading', { name: new RegExp(`^${word}`) })).toBeVisible()
  await look(page, 'verify')

  await give('гэрчилгээ.pdf', pdf)
  await verdict(words.good)
  await expect(page.getByText(words.intact)).toBeVisible()
  await expect(page.getByText(words.logNamed)).toBeVisible()
  await expect(page.getByText(certificate?.ref_id ?? '-').first()).toBeVisible()
  await look(page, 'genuine')

  await hand.press(page.getByRole('button', { name: words.again }))
  await give('зассан.pdf', changed)
  await verdict(words.bad)
  await expect(page.getByText(words.changed)).toBeVisible()
  await expect(page.getByText(words.logAbsent)).toBeVisible()
  await look(page, 'tampered')

  await hand.press(page.getByRole('button', { name: words.again }))
  await give('өөр.pdf', smallPdf('another'))
  await verdict(words.bad)
  await expect(page.getByText(words.unsigned)).toBeVisible()

  // Without a network the signature is checked all the same, and the page says what it could not ask.
  await hand.press(page.getByRole('button', { name: words.again }))
  await page.context().setOffline(true)
  await give('гэрчилгээ.pdf', pdf)
  await verdict(words.genuineOnly)
  await expect(page.getByText(words.offline)).toBeVisible()
  await page.context().setOffline(false)
  expect(sent).toEqual([])
})
