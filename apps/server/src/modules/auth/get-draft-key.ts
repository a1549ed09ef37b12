import { createHmac } from 'node:crypto'
import type * as calls from '@khyanalt/contract/draft-key'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'

/**
 * Answers the key of the caller's unsaved typing: the same at each sign-in, so that what outlived a session can be read
 * by whoever returns, and kept in no browser, so that nobody else reads it there. Bound raw: nothing is asked of the
 * database.
 */
export const getDraftKey =
  ({ secret }: Pick<Services, 'secret'>): RawUseCase<typeof calls.getDraftKey> =>
  async (_context, { userId }) => ({
    user_id: userId,
    key: createHmac('sha256', secret).update(`draft\n${userId}`).digest('base64'),
  })
