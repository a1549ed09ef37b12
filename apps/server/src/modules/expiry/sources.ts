import type { ExpirySource } from '../../expiry-source.ts'
import { certificateEndings } from '../certificates/list-endings.ts'
import { calibrationEndings } from '../equipment/list-endings.ts'
import { requestEndings } from '../requests/list-endings.ts'
import { trainingEndings } from '../workers/list-endings.ts'

/** Everything people are warned of. */
export const expirySources: readonly ExpirySource[] = [
  { name: 'certificate', event: 'expiry_near', list: certificateEndings },
  { name: 'request', event: 'request_near', list: requestEndings },
  { name: 'training', event: 'training_near', list: trainingEndings },
  { name: 'calibration', event: 'calibration_near', list: calibrationEndings },
]
