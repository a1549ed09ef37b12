import { notificationEvents, unknownEvent } from '@khyanalt/domain/notifications/notification-events'
import { feeReportLink, foodObjectLink } from '@khyanalt/domain/notifications/places'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { paths } from './paths.ts'
import { signedInRoutes } from './routes/signed-in-routes.ts'
import { staffArea } from './routes/staff-area.ts'
import { routes } from './routes.tsx'

const hasScreen = (address: string): boolean => {
  const found = matchRoutes([...signedInRoutes, ...staffArea, ...routes], address)
  return found !== null && found.at(-1)?.route.path !== '*'
}
const param = (name: string): string => (name === 'number' ? 'R260000042' : '01900000-0000-7000-8000-0000000000c5')

it('[REQ-READERS-07] every notification leads to a screen, for clients and for the agency', () => {
  const links = [...Object.values(notificationEvents), unknownEvent].map(({ opens }) => opens.link(param))
  const shared = [feeReportLink('A1', 'show'), feeReportLink('A1', 'edit'), foodObjectLink('F260000001')]
  for (const { client, staff } of [...links, ...shared]) {
    expect(hasScreen(client), client).toBe(true)
    expect(hasScreen(staff), staff).toBe(true)
  }
  expect(hasScreen('/dashboard/no-such-screen')).toBe(false)
})

it('[REQ-READERS-07] a request leads its client and the operator who files for one to different screens', () => {
  const { opens } = notificationEvents.request_next
  expect(opens.link(param)).toEqual({ client: paths.request('R260000042'), staff: paths.portalRequest('R260000042') })
})
