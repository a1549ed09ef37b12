// Complete answers to the questions of a register, for rehearsals, tests and journeys.
import type { CompiledForm, FieldScope } from '@khyanalt/form-engine/compiled-form'

/** Yes to everything, two of each thing, and a file wherever one is asked for. */
export const registerAnswers = async (
  form: CompiledForm | FieldScope,
  upload: () => Promise<string>,
): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {}
  for (const { name, type, field, fixedRows, kind } of form.fields.values()) {
    if (kind.holds === 'none') continue
    if (fixedRows !== null) {
      answers[name] = [...fixedRows.keys()].map(_id => ({ _id, count: 2, mm: '1' }))
    } else if (type === 'file') answers[name] = [{ name: await upload() }]
    else answers[name] = sampleOf[type] ?? field.options?.[0]?.value ?? choices[field.library ?? '']
  }
  return answers
}

const sampleOf: Readonly<Record<string, unknown>> = {
  autofill: 'Siemens 12',
  yesno: 'yes',
  year: '2019',
  number: '120',
  date: '2025-03-02',
  address: ['11', '1101'],
}
const choices: Readonly<Record<string, string>> = {
  xray_kind: 'dental',
  country: 'DE',
  generator_type: 'sealed',
  uusguur: 'cs_137',
  radbtkus: '2844.43',
}
