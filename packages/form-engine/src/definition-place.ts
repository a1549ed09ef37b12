// Where in a service file something stands, as an author reads it: by titles, never by a path.
import type { Bilingual } from '@khyanalt/domain/language'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { attributeTexts, placeTexts } from '@khyanalt/domain/messages/service-editor-words'
import { formatText } from '@khyanalt/domain/text'

type Ui = 'mn' | 'en'

/** The parts of a place, the widest first; `json` is the file, or as much of it as is at hand. */
export const placeWords = (json: unknown, path: string, ui: Ui): string => {
  const parts = path === '' ? [] : path.split('/')
  const [part = '', ...rest] = parts
  const said = (key: keyof typeof placeTexts.mn, params?: Readonly<Record<string, string | number>>): string =>
    formatText(placeTexts, ui, key, params)
  if (part === 'service' || part === 'settings') return settingWords(rest, ui)
  if (part === 'plan') return join([said('plan'), ...(rest[0] ? [said('plan_step', { n: Number(rest[0]) + 1 })] : [])])
  if (part === 'certificate') return said('certificate')
  // A form alone is placed from its own beginning.
  return formWords(at(json, 'body') ?? json, part === 'body' ? rest : parts, ui)
}

/** What the members of a list are called, and which part of one is its title. */
const titled = {
  sections: ['step', '_title'],
  renew_sections: ['renewal', '_title'],
  fields: ['question', '_title'],
  cases: ['case', 'title'],
  checks: ['check', 'say'],
  row_checks: ['check', 'say'],
  options: ['option', 'label'],
  list: ['option', 'label'],
} as const

const formWords = (body: unknown, path: readonly string[], ui: Ui): string => {
  const words: string[] = []
  let node: unknown = body
  for (const [index, part] of path.entries()) {
    node = at(node, part)
    const list = path[index - 1] ?? ''
    if (!Object.hasOwn(titled, list)) continue
    const [kind, key] = titled[list as keyof typeof titled]
    const title = text(at(node, key), ui)
    words.push(formatText(placeTexts, ui, title === '' ? `${kind}_n` : kind, { n: Number(part) + 1, title }))
  }
  const last = path.at(-1) ?? ''
  const attribute = Object.hasOwn(attributeTexts[ui], last) ? attributeTexts[ui][last] : undefined
  return join([...words, ...(attribute ? [attribute] : [])])
}

const settingLabels: Readonly<Record<string, (ui: Ui) => string>> = {
  name_mn: ui => serviceEditorTexts[ui].name_mn,
  name_en: ui => serviceEditorTexts[ui].name_en,
  slug: ui => serviceEditorTexts[ui].slug,
  category_id: ui => servicePageTexts[ui].category,
  client_types: ui => servicePageTexts[ui].clients,
  type: ui => servicePageTexts[ui].type,
  renewable: ui => servicePageTexts[ui].renewable,
  issues_certificate: ui => servicePageTexts[ui].issues_certificate,
  validity_months: ui => servicePageTexts[ui].validity_months,
  fee: ui => servicePageTexts[ui].fee,
  price: ui => servicePageTexts[ui].price,
  time: ui => servicePageTexts[ui].time_mn,
  required_documents: ui => servicePageTexts[ui].required_documents,
  process: ui => servicePageTexts[ui].process,
  laws: ui => servicePageTexts[ui].laws,
  attachments: ui => servicePageTexts[ui].attachments,
}

const settingWords = (path: readonly string[], ui: Ui): string => {
  const name = path.find(part => Object.hasOwn(settingLabels, part))
  const label = name === undefined ? formatText(placeTexts, ui, 'page') : (settingLabels[name]?.(ui) ?? '')
  const row = path.find(part => /^\d+$/.test(part))
  return join([label, ...(row === undefined ? [] : [formatText(placeTexts, ui, 'row', { n: Number(row) + 1 })])])
}

const join = (words: readonly string[]): string => words.filter(word => word !== '').join(', ')

const text = (pair: unknown, ui: Ui): string => {
  const { mn, en } = (typeof pair === 'object' && pair !== null ? pair : {}) as Partial<
    Record<keyof Bilingual, unknown>
  >
  const said = ui === 'en' && typeof en === 'string' && en !== '' ? en : mn
  return typeof said === 'string' ? said.trim() : ''
}

const at = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined
