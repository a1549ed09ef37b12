// Administrators make lists of their own and call lists by names that people know.
import type { Services } from '../../services.ts'

export type Needs = Pick<Services, 'clock'>
