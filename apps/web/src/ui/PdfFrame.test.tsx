import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageProvider } from '../language/language.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { PdfFrame } from './PdfFrame.tsx'

const browsers = [
  { browser: 'Chrome on a desk', pdfViewerEnabled: true, vendor: 'Google Inc.', maxTouchPoints: 10, own: true },
  { browser: 'Safari on a Mac', pdfViewerEnabled: true, vendor: 'Apple Computer, Inc.', maxTouchPoints: 0, own: true },
  { browser: 'Safari on an iPhone', pdfViewerEnabled: true, vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 },
  { browser: 'Chrome on Android', pdfViewerEnabled: false, vendor: 'Google Inc.', maxTouchPoints: 5 },
]

const Broken = () => {
  throw new Error('no such feature')
}

afterEach(cleanup)

const show = () =>
  render(
    <LanguageProvider>
      <h1>Гэрчилгээ</h1>
      <PdfFrame url="/paper.pdf" title="Баримт" />
    </LanguageProvider>,
  )

describe('a PDF in a page', () => {
  it.each(browsers)(
    '[REQ-BROWSER-04] is left to $browser where it shows all pages, and drawn by the portal elsewhere',
    async ({ own = false, ...browser }) => {
      for (const name of ['pdfViewerEnabled', 'vendor', 'maxTouchPoints'] as const) {
        Object.defineProperty(navigator, name, { value: browser[name], configurable: true })
      }
      const { container } = show()
      expect(container.querySelector('iframe') !== null).toBe(own)
    },
  )

  it('[REQ-BROWSER-05] leaves the page, a sentence and the link when it cannot be drawn', async () => {
    // This environment draws nothing, like an engine that lacks what the library needs.
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    show()
    expect(await screen.findByText('Баримтыг энд харуулж чадсангүй.', {}, { timeout: 20_000 })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Гэрчилгээ' })).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/paper.pdf')
  })

  it('[REQ-LOADCODE-04] a part that fails leaves the rest of its screen', () => {
    render(
      <>
        <p>rest</p>
        <PartBoundary instead={<p>instead</p>}>
          <Broken />
        </PartBoundary>
        <PartBoundary>
          <Broken />
        </PartBoundary>
      </>,
      // React would tell the console of it.
      { onCaughtError: () => undefined },
    )
    expect(screen.getByText('rest')).toBeTruthy()
    expect(screen.getByText('instead')).toBeTruthy()
  })
})
