import { type Agency, standardAgency } from '@khyanalt/domain/agency'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AgencyProvider } from '../agency/agency.tsx'
import { setAgency } from '../agency/agency-store.ts'
import { Footer } from './Footer.tsx'

const given: Agency = {
  ...standardAgency,
  name: { mn: 'Хяналтын газар', en: 'Inspection office' },
  address: { mn: 'Дархан-Уул, Дархан сум, 7-р баг', en: 'Bag 7, Darkhan soum, Darkhan-Uul' },
  hours: { mn: 'Ажлын өдөр 09:00–18:00', en: 'Working days 09:00–18:00' },
  fax: { mn: '7037-1287', en: '7037-1287' },
  email: 'info@inspection.example',
  elsewhere: [
    { name: 'inspection.example', address: 'https://inspection.example' },
    { name: 'Facebook', address: 'https://facebook.example/inspection' },
  ],
  developer: { mn: 'Хөгжүүлсэн: Жишээ ХХК', en: 'Made by Example LLC' },
}

afterEach(() => vi.unstubAllEnvs())

const show = (agency: Agency) => {
  // The build puts it there.
  vi.stubEnv('VITE_RELEASE', '9.8.7')
  setAgency(agency)
  render(
    <MemoryRouter>
      <AgencyProvider>
        <Footer />
      </AgencyProvider>
    </MemoryRouter>,
  )
  return screen.getByRole('contentinfo').textContent ?? ''
}

describe('the foot of a public page', () => {
  it('[REQ-FIDELITY-01] [REQ-OPEN-01] holds address, phone, fax, e-mail, website, social accounts and who made the portal', () => {
    const text = show(given)
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        `mailto:${given.email}`,
        'tel:18001286',
        ...given.elsewhere.map(({ address }) => address),
      ]),
    )
    const { name, address, hours, fax, developer } = given
    for (const part of [name.mn, address.mn, hours.mn, fax.mn, given.tollFree, developer.mn])
      expect(text).toContain(part)
  })

  it('[REQ-HEALTH-04] names the release of the portal in its last line', () => {
    expect(show(given)).toMatch(/ v9\.8\.7$/)
  })

  it('[REQ-FIDELITY-01] [REQ-OPEN-02] leaves out what the agency has not given, with its label', () => {
    const text = show(standardAgency)
    expect(text).toContain(standardAgency.name.mn)
    expect(text).toContain('1800-1286')
    expect(text).not.toMatch(/\.test|Факс|mailto|undefined/)
    expect(screen.getAllByRole('link').every(link => link.getAttribute('href'))).toBe(true)
    expect(screen.getAllByRole('link').filter(link => /^(mailto|https)/.test(link.getAttribute('href') ?? ''))).toEqual(
      [],
    )
  })
})
