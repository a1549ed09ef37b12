// The menu behind the name of whoever is signed in.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { SignedInTools } from './SignedInTools.tsx'

const t = shellTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const account = { id: 's1', name: 'Энхжаргал', register_number: null, email: 'head@agency.test', login_type: 'user' }
const open = (user: object) => {
  render(
    <MemoryRouter>
      <SignedInTools user={user as SignedInUser} />
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: new RegExp(t.userMenu) })
  fireEvent.click(button)
  const entries = [...document.querySelectorAll('li a, li button')].filter(one => !one.closest('[role=list]'))
  const menu = entries.map(entry => [entry.textContent, entry.getAttribute('href')])
  cleanup()
  return { shown: button.textContent, menu }
}

it('[CON-032] shows the e-mail of a portal account, with requests and the way out', () => {
  expect(open({ ...account, grants: [{ role: 'OPERATOR' }] })).toEqual({
    shown: 'head@agency.test',
    menu: [
      [t.menuRequests, '/portal/home'],
      [t.signOut, null],
    ],
  })
})

it('[REQ-NAV-03] shows a client the documented menu, signing out last', () => {
  const { menu } = open({ ...account, login_type: 'client', register_number: 'УБ80010112', grants: [] })
  const labels = menu.map(([label]) => label)
  expect(labels).toEqual([
    ...['Бүртгэл', 'Хүсэлтүүд', 'Нэхэмжлэх', 'Нэмэлт мэдээлэл', 'Тэсрэх бодис'],
    ...['Ажилтнууд', 'Гэрчилгээ', 'Хүнсний объект', t.signOut],
  ])
})

it('[CON-023] [CON-032] offers the console to whoever is more than an operator, and to no client', () => {
  for (const role of ['REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN']) {
    const { menu } = open({ ...account, grants: [{ role: 'OPERATOR' }, { role }] })
    expect(menu, role).toContainEqual([t.menuStaff, '/staff'])
    expect(menu.map(([label]) => label)).toEqual([t.menuRequests, t.menuStaff, t.signOut])
  }
  const client = open({ ...account, login_type: 'client', register_number: 'УБ80010112', grants: [] })
  expect(client.shown).toBe('УБ80010112')
  expect(client.menu.map(([, href]) => href)).not.toContain('/staff')
})
