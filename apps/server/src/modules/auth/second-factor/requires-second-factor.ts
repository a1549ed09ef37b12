// Of whom the agency requires a second factor: its staff, where the configuration says so; clients are offered one.
import type { Config } from '../../../config.ts'

export const requiresSecondFactor = (
  { SECOND_FACTOR }: Pick<Config, 'SECOND_FACTOR'>,
  loginType: 'client' | 'user',
): boolean => SECOND_FACTOR === 'required' && loginType === 'user'
