// The sections of tools under their own addresses and in their own shapes (spec 2 §7, CON-014…CON-017, CON-128).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, commaList, transactionId } from './envelope.ts'
import { whose } from './equipment.ts'

const wire = z.record(z.string().max(64), z.unknown())
const once = { transaction_id: transactionId.optional() }
const reads = ['request_not_found', 'not_found'] as const
const writes = ['equipment_incomplete', 'version_conflict', 'wrong_state', ...reads] as const
const adds = ['equipment_known', 'equipment_not_found', 'equipment_full', 'request_missing', ...writes] as const
const deletes = ['equipment_not_found', 'wrong_state', 'request_not_found'] as const

const base = '/dashboard/additional'

/** A read of one sheet. */
const sheetRead = <N extends string>(name: N, path: string, sentence: string) =>
  defineCall({
    name,
    method: 'GET',
    path: `${base}/${path}`,
    access: 'signed-in',
    sentence,
    input: z.object(whose),
    output: z.object({ data: wire }),
    errors: reads,
  })

/** A save of one sheet, whose answers lie beside the keys of the call. */
const sheetSave = <N extends string>(name: N, path: string, sentence: string) =>
  defineCall({
    name,
    method: 'POST',
    path: `${base}/${path}`,
    access: 'signed-in',
    body: 'medium',
    sentence,
    input: z.looseObject({ ...whose, ...once }),
    output: z.object({ data: wire }),
    errors: writes,
  })

/** What a form asks of a sheet: each field with its title in both languages. */
const sheetForm = <N extends string>(name: N, method: 'GET' | 'POST', path: string) =>
  defineCall({
    name,
    method,
    path: `${base}/${path}`,
    access: 'signed-in',
    sentence: 'Answers the named fields of the section with title and value; all of them when none are named.',
    input: z.object({ ...whose, fields: commaList(50).optional() }),
    output: z.object({
      data: z.record(z.string(), z.looseObject({ title: bilingual })),
      own_storage: z.string().nullable().optional(),
    }),
    errors: reads,
  })

/** A list of records. */
const itemList = <N extends string>(name: N, path: string, sentence: string) =>
  defineCall({
    name,
    method: 'GET',
    path: `${base}/${path}`,
    access: 'signed-in',
    sentence,
    input: z.object(whose),
    output: z.object({ data: z.array(z.looseObject({ id: z.string() })) }),
    errors: reads,
  })

/** A record added, with its fields in `data`. */
const itemSave = <N extends string>(name: N, path: string, sentence: string) =>
  defineCall({
    name,
    method: 'POST',
    path: `${base}/${path}`,
    access: 'signed-in',
    sentence,
    input: z.object({ ...whose, data: wire, same_serial: z.boolean().optional(), ...once }),
    output: z.object({ data: z.looseObject({ id: z.string() }) }),
    errors: adds,
  })

/** A record deleted by id. */
const itemDelete = <N extends string>(name: N, path: string, sentence: string) =>
  defineCall({
    name,
    method: 'POST',
    path: `${base}/${path}`,
    access: 'signed-in',
    sentence,
    input: z.object({ id: z.string().max(40), requestid: whose.requestid, ...once }),
    output: z.object({ message: z.string() }),
    errors: deletes,
  })

export const getClothing = sheetRead('getClothing', 'clothing', 'Answers protective clothing by equipment key.')
export const saveClothing = sheetSave('saveClothing', 'saveclothing', 'Saves one object per equipment key.')
export const readClothingForm = sheetForm('readClothingForm', 'GET', 'form/clothing')

export const getWorkplace = sheetRead('getWorkplace', 'workplace', 'Answers the questions on the workplace.')
export const saveWorkplace = sheetSave('saveWorkplace', 'saveworkplace', 'Saves the answers on the workplace.')
export const readWorkplaceForm = sheetForm('readWorkplaceForm', 'POST', 'form/workplace')

export const getSafety = sheetRead('getSafety', 'safety', 'Answers the storage: own_storage, and data with the rest.')
export const saveSafety = sheetSave('saveSafety', 'savesafety', 'Saves own_storage and data.')
export const readSafetyForm = sheetForm('readSafetyForm', 'POST', 'form/safety')

export const listRadioactiveTypes = defineCall({
  name: 'listRadioactiveTypes',
  method: 'GET',
  path: `${base}/radioactivetypes`,
  access: 'signed-in',
  sentence: 'Answers the types of X-ray machines as a map of code to Mongolian name.',
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.string()) }),
  errors: [],
})
export const listRadioactive = itemList(
  'listRadioactive',
  'radioactive',
  'Lists the machines of a request, or those permitted to the owner.',
)
export const saveRadioactive = itemSave('saveRadioactive', 'saveradioactive', 'Adds a machine to a request.')
export const deleteRadioactive = itemDelete('deleteRadioactive', 'delete-radioactive', 'Deletes a machine.')
/** CON-015: the older address of the same act. */
export const deleteRadioactiveOld = itemDelete('deleteRadioactiveOld', 'deleteradioactive', 'Deletes a machine.')

export const listGenerators = itemList(
  'listGenerators',
  'generators',
  'Lists the sources of a request, or those permitted to the owner.',
)
export const saveGenerator = itemSave('saveGenerator', 'savegenerator', 'Adds a source to a request.')
export const deleteGenerator = itemDelete('deleteGenerator', 'delete-generator', 'Deletes a source.')

export const getSurveyMeter = sheetRead('getSurveyMeter', 'surveymeter', 'Answers value and the contract in data.')
export const saveSurveyMeter = sheetSave('saveSurveyMeter', 'savesurveymeter', 'Saves value and the contract in data.')
export const listSurveyMeterTools = itemList('listSurveyMeterTools', 'getsurveymetertool', 'Lists the survey meters.')
export const saveSurveyMeterTool = defineCall({
  name: 'saveSurveyMeterTool',
  method: 'POST',
  path: `${base}/savesurveymetertool`,
  access: 'signed-in',
  sentence: 'Adds a survey meter, or changes the one with this id; its fields lie beside the keys of the call.',
  input: z.looseObject({
    ...whose,
    id: z.string().max(40).optional(),
    same_serial: z.boolean().optional(),
    ...once,
  }),
  output: z.object({ data: z.looseObject({ id: z.string() }) }),
  errors: adds,
})
export const deleteSurveyMeterTool = itemDelete(
  'deleteSurveyMeterTool',
  'deletesurveymetertool',
  'Deletes a survey meter.',
)

/** How a record of each register is deleted. */
export const deleteCalls = {
  radioactive: deleteRadioactive,
  generator: deleteGenerator,
  surveymeter: deleteSurveyMeterTool,
} as const

export const equipmentSectionCalls = [
  getClothing,
  saveClothing,
  readClothingForm,
  getWorkplace,
  saveWorkplace,
  readWorkplaceForm,
  getSafety,
  saveSafety,
  readSafetyForm,
  listRadioactiveTypes,
  listRadioactive,
  saveRadioactive,
  deleteRadioactive,
  deleteRadioactiveOld,
  listGenerators,
  saveGenerator,
  deleteGenerator,
  getSurveyMeter,
  saveSurveyMeter,
  listSurveyMeterTools,
  saveSurveyMeterTool,
  deleteSurveyMeterTool,
]
