// The sample form holds every kind of field: a kind that its file does not name stands there as it begins in the editor.
import { readFileSync } from 'node:fs'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { starterField } from '@khyanalt/form-engine/starter-field'

/** The slug of the sample form. */
export const galleryName = 'form-gallery'

/** The form with what it lacks at the end of its last step. */
export const withEveryKind = (body: FormDefinition): FormDefinition => {
  const written = JSON.stringify(body)
  const lacking = fieldTypes.filter(type => !written.includes(`"type":"${type}"`))
  const last = body.sections.at(-1)
  if (lacking.length === 0 || last === undefined) return body
  const fields = lacking.map(type =>
    starterField(type, { name: `sample_${type}`, title: kindDescriptions[type].label }),
  )
  return { ...body, sections: [...body.sections.slice(0, -1), { ...last, rows: [...last.rows, { fields }] }] }
}

/** The sample form as it is seeded. */
export const readGallery = (): FormDefinition => {
  const file = new URL(`services/${galleryName}.json`, import.meta.url)
  const parsed = parseDefinition((JSON.parse(readFileSync(file, 'utf8')) as { body: unknown }).body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return withEveryKind(parsed.definition)
}
