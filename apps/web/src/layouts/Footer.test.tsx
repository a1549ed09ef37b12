import { agency } from '@khyanalt/domain/agency'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Footer } from './Footer.tsx'

const show = (of: typeof agency) =>
  render(
    <MemoryRouter>
      <Footer of={of} />
    </MemoryRouter>,
  )

describe('the foot of a public page', () => {
  it('[REQ-FIDELITY-01] holds address, phone, fax, e-mail, website, social accounts and who made the portal', () => {
    show(agency)
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([`mailto:${agency.email}`, ...agency.elsewhere.map(([, address]) => address)]),
    )
    expect(agency.elsewhere.length).toBeGreaterThan(2)
    const text = screen.getByRole('contentinfo').textContent ?? ''
    for (const part of [agency.address.mn, agency.fax.mn, agency.tollFree, agency.developer.mn]) {
      expect(part).not.toBe('')
      expect(text).toContain(part)
    }
  })

  it('[REQ-FIDELITY-01] leaves out what the agency has not given', () => {
    show({ ...agency, elsewhere: [], developer: { mn: '', en: '' } })
    expect(screen.getByRole('contentinfo').textContent).not.toContain('khyanalt.test/')
    for (const [name] of agency.elsewhere) expect(screen.queryByText(name)).toBeNull()
    expect(screen.getByRole('contentinfo').textContent).not.toContain(agency.developer.mn)
    expect(screen.getAllByRole('link').every(link => link.getAttribute('href'))).toBe(true)
  })
})
