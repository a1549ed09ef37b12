// What takes two administrators, for journeys that are about something else: the second one confirms.
import { portalLogin } from '@khyanalt/contract/auth'
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import type { Page } from '@playwright/test'
import { demoPassword, demoStaff } from '../../apps/server/seeds/demo/people.ts'

/** The second administrator signs in, without which nothing can be proposed; answers how to confirm all that waits. */
export const meetSecondAdministrator = async (page: Page): Promise<() => Promise<void>> => {
  const { origin } = new URL(page.url())
  const send = async (path: string, method: 'GET' | 'POST', token: string | null, data?: object) => {
    const reply = await page.request.fetch(`${origin}/api${path}`, {
      method,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(data ? { data } : {}),
    })
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
    return reply.json() as Promise<Record<string, unknown>>
  }
  const { access_token } = await send(portalLogin.path, 'POST', null, {
    email: demoStaff.secondAdmin.login_email,
    password: demoPassword,
  })
  const token = String(access_token)
  return async () => {
    const { data } = await send(listProposals.path, 'GET', token)
    for (const { id, actions } of data as { id: string; actions: string[] }[]) {
      if (actions.includes('confirm')) await send(confirmProposal.path, 'POST', token, { id })
    }
  }
}
