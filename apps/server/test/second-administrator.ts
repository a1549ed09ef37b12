// What takes two administrators, for tests that are about something else: the second one confirms.
import { confirmProposal } from '@khyanalt/contract/proposals'
import { linkAddress } from '../src/modules/auth/password-link.ts'
import type { TestApp } from './test-app.ts'

/** Lets the second administrator sign in once, without which nothing can be proposed. */
export const meetSecondAdministrator = async (test: TestApp): Promise<void> => {
  await test.token('secondAdmin')
}

/** Confirms what the first administrator proposed, if anything waits. */
export const confirmBySecond = async (
  test: TestApp,
  { proposal }: { readonly proposal: string | null },
): Promise<void> => {
  if (proposal !== null) await test.call('secondAdmin', confirmProposal, { id: proposal })
}

/** The link that was mailed to a person last. */
export const mailedLink = async (test: TestApp, userId: string): Promise<string> => {
  const { id } = await test.app.services.db
    .selectFrom('password_links')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return linkAddress(test.app.services, id)
}
