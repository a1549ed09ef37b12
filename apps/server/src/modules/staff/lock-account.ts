import type { Services } from '../../services.ts'

export type Needs = Pick<Services, 'clock' | 'enqueue'>
