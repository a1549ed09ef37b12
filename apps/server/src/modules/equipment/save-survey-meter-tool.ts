// Adds a tool to the survey meters; its answers stand beside the call's own fields, not in `data`.
import type * as calls from '@khyanalt/contract/equipment-sections'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addInSection } from './section-use-cases.ts'

export const saveSurveyMeterTool =
  (services: Services): UseCase<typeof calls.saveSurveyMeterTool> =>
  (tx, session, input) =>
    addInSection(services, 'surveymeter', (wire: Answers): Answers => wire)(tx, session, { ...input, data: input })
