// The sections' own calls: the same use cases as for every register, in the shapes of the documents (CON-015…CON-017).
import * as calls from '@khyanalt/contract/equipment-sections'
import type { Answers } from '@khyanalt/form-engine/answers'
import { isRecord } from '@khyanalt/form-engine/answers'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { takeOutItem } from './delete-item.ts'
import { listRadioactiveTypes } from './list-radioactive-types.ts'
import { readSection } from './read-section.ts'
import { answerForm } from './read-section-form.ts'
import { saveSection } from './save-section.ts'
import { saveSurveyMeterTool } from './save-survey-meter-tool.ts'
import { addInSection, listSection } from './section-use-cases.ts'

/** Safety and survey meters keep one answer beside `data`. */
const beside = (name: string) => ({
  write: ({ [name]: answer = null, ...data }: Answers) => ({ [name]: answer, data }),
  read: (sent: Answers): Answers => ({ ...(isRecord(sent.data) ? sent.data : {}), [name]: sent[name] }),
})
const flat = { write: (wire: Answers): Answers => wire, read: (sent: Answers): Answers => sent }
const inData = { write: (wire: Answers): Answers => ({ data: wire }), read: flat.read }

export const sectionRoutes = (services: Services): Binding[] => {
  const sheet = (read: typeof calls.getClothing, save: typeof calls.saveClothing, name: RegisterName, shape = flat) => [
    bind(read, readSection(name, shape.write)),
    bind(save, once(save, services.clock, saveSection(services, name, shape))),
  ]
  const drop = (call: typeof calls.deleteGenerator, name: RegisterName) =>
    bind(call, once(call, services.clock, takeOutItem(services, name)))
  return [
    ...sheet(calls.getClothing, calls.saveClothing, 'clothing'),
    bind(calls.readClothingForm, answerForm('clothing')),
    ...sheet(calls.getWorkplace, calls.saveWorkplace, 'workplace'),
    bind(calls.readWorkplaceForm, answerForm('workplace')),
    ...sheet(calls.getSafety, calls.saveSafety, 'safety', beside('own_storage')),
    bind(calls.readSafetyForm, answerForm('safety')),
    ...sheet(calls.getSurveyMeter, calls.saveSurveyMeter, 'surveymeter', beside('value')),
    bind(calls.listRadioactiveTypes, listRadioactiveTypes),
    bind(calls.listRadioactive, listSection('radioactive', inData.write)),
    bind(calls.listGenerators, listSection('generator', flat.write)),
    bind(calls.listSurveyMeterTools, listSection('surveymeter', flat.write)),
    bind(
      calls.saveRadioactive,
      once(calls.saveRadioactive, services.clock, addInSection(services, 'radioactive', inData.write)),
    ),
    bind(
      calls.saveGenerator,
      once(calls.saveGenerator, services.clock, addInSection(services, 'generator', flat.write)),
    ),
    bind(calls.saveSurveyMeterTool, once(calls.saveSurveyMeterTool, services.clock, saveSurveyMeterTool(services))),
    drop(calls.deleteRadioactive, 'radioactive'),
    drop(calls.deleteRadioactiveOld, 'radioactive'),
    drop(calls.deleteGenerator, 'generator'),
    drop(calls.deleteSurveyMeterTool, 'surveymeter'),
  ]
}
