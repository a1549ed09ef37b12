import type { Session } from '../../http/session.ts'

/** Everybody enters their own absence, administrators that of anybody. */
export const mayChange = ({ userId, grants }: Pick<Session, 'userId' | 'grants'>, person: string): boolean =>
  userId === person || grants.some(({ role }) => role === 'ADMIN')
