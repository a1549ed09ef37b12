// What takes two administrators: the second one, and the mails by which alone links go.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import { expect, type Page } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import type { Lane } from '../lanes.ts'
import { staffToken } from './agency.ts'
import { ask } from './calls.ts'

/** The second administrator signs in, without which nothing can be proposed; answers how to confirm what waits. */
export const meetSecondAdministrator = async (page: Page): Promise<() => Promise<void>> => {
  const token = await staffToken(page, demoStaff.secondAdmin)
  return async () => {
    const { data } = await ask(page, listProposals, {}, token)
    for (const { id, actions } of data) {
      if (actions.includes('confirm')) await ask(page, confirmProposal, { id }, token)
    }
  }
}

/** The address of the link by which a person chooses a password, from the mail to this address. */
export const mailedLink = async ({ dataDir }: Lane, email: string): Promise<string> => {
  const folder = join(import.meta.dirname, '../..', dataDir, 'mail')
  const find = (): string | null => {
    const mails = readdirSync(folder).filter(name => name.endsWith('.eml'))
    const text = mails.map(name => readFileSync(join(folder, name), 'utf8')).find(mail => mail.includes(`To: ${email}`))
    // Long lines of a mail are broken by "=" at their end, and "=" itself is written as "=3D".
    return (
      /\/newpassword\?token=[\w.-]+/.exec(text?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '')?.[0] ?? null
    )
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBeNull()
  return find() ?? ''
}
