import type { ExpirySource } from '../../expiry-source.ts'
import { certificateEndings } from '../certificates/list-endings.ts'
import { calibrationEndings } from '../equipment/list-endings.ts'
import { requestEndings } from '../requests/list-endings.ts'
import { trainingEndings } from '../workers/list-endings.ts'

/** Everything people are warned of. */
export const expirySources: readonly ExpirySource[] = [
  { name: 'certificate', list: certificateEndings },
  { name: 'request', sentence: 'request_near', list: requestEndings },
  { name: 'training', sentence: 'training_near', list: trainingEndings },
  { name: 'calibration', sentence: 'calibration_near', list: calibrationEndings },
]
