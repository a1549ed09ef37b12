// What is wrong with a form, as a sentence with the titles of its questions, and the question it leads to.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { attributeTexts } from '@khyanalt/domain/messages/service-editor-words'
import type { Problem } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import { type Body, isRecord, outlineOf, stepLists, valueAt, wordsOf } from './form-edits.ts'
import { problemWords } from './problem-words.ts'

/** A problem with its sentence; `place` is the question or step that it leads to, null outside the form. */
export type ToldProblem = {
  readonly problem: Problem
  readonly place: string | null
  readonly sentence: string
}

type Ui = 'mn' | 'en'
type Words = typeof formCanvasTexts.mn

/** The problems of a service as a person reads them; what says the same of the same place is told once. */
export const tellProblems = (
  content: { readonly body: Body },
  problems: readonly Problem[],
  ui: Ui,
): readonly ToldProblem[] => {
  const told = problems.map(problem => {
    const place = placeOf(problem.path)
    return { problem, place, sentence: sentenceOf(content, problem, place, ui) }
  })
  return told.filter(
    ({ place, sentence }, index) =>
      told.findIndex(other => other.place === place && other.sentence === sentence) === index,
  )
}

/** Where a problem of the body leads to: the field or step it stands in. */
export const placeOf = (path: string): string | null => {
  const parts = path.replace(/^body\//, '').split('/')
  if (parts.length < 2 || !parts[0]?.endsWith('sections')) return null
  const field = /^(.*\/fields\/\d+)/.exec(parts.join('/'))?.[1]
  return field ?? parts.slice(0, 2).join('/')
}

const sentenceOf = (content: { readonly body: Body }, problem: Problem, place: string | null, ui: Ui): string => {
  const { body } = content
  const reason = problemWords(withTitles(body, problem, ui), ui)
  const said = (key: keyof Words, params: Readonly<Record<string, string>>) =>
    formatText(formCanvasTexts, ui, key, params)
  if (place === null) return said('problem_elsewhere', { place: placeWords(content, problem.path, ui), reason })
  const title = titleAt(body, place, ui)
  const name = problem.params?.name
  if (place.split('/').length === 2) {
    if (problem.code === 'dangling_reference') return said('step_gone', { title })
    return said('problem_of_step', { title, reason })
  }
  const other = typeof name === 'string' ? titleOf(body, name, place, ui) : null
  switch (problem.code) {
    case 'dangling_reference':
      return said('reason_gone', { title })
    case 'refers_to_caption':
      return other === null ? said('reason_gone', { title }) : said('reason_caption', { title, other })
    case 'cyclic_condition': {
      const waited = waitedFor(body, place, ui)
      return waited === null ? said('problem_of', { title, reason }) : said('reason_circle', { title, other: waited })
    }
    case 'duplicate_name':
      return other === null ? said('problem_of', { title, reason }) : said('reason_same_key', { title, other })
    case 'unknown_option': {
      const asked = askedAt(body, problem.path.replace(/^body\//, ''), place, ui)
      return asked === null ? said('problem_of', { title, reason }) : said('reason_option', { title, other: asked })
    }
  }
  const setting = settingAt(problem.path, place, ui)
  if (setting === null) return said('problem_of', { title, reason })
  const empty = problem.code === 'missing_attribute' || problem.code === 'too_few'
  return empty ? said('reason_missing', { title, setting }) : said('reason_setting', { title, setting, reason })
}

/** Keys of questions in the words of a problem become their titles. */
const withTitles = (body: Body, problem: Problem, ui: Ui): Problem => {
  const name = problem.params?.name
  if (typeof name !== 'string') return problem
  const title = titleOf(body, name, null, ui)
  return title === null ? problem : { ...problem, params: { ...problem.params, name: title } }
}

/** The title at a place; what has none yet is told so. */
export const titleAt = (body: Body, place: string, ui: Ui): string => {
  const title = wordsOf(valueAt(body, `${place}/_title`))
  const unnamed = formCanvasTexts[ui][place.split('/').length === 2 ? 'unnamed_step' : 'unnamed']
  return (title && (title[ui] || title.mn || title.en)) || unnamed
}

/** The title of the question with a key, beside the place first; null where there is none. */
const titleOf = (body: Body, key: string, place: string | null, ui: Ui): string | null => {
  const items = stepLists.flatMap(list => outlineOf(body, list).flatMap(step => step.items))
  const named = items.filter(({ name, path }) => name === key && path !== place)
  const beside = place?.split('/').slice(0, -4).join('/')
  const found = named.find(({ path }) => beside !== undefined && path.startsWith(`${beside}/`)) ?? named[0]
  return found ? titleAt(body, found.path, ui) : null
}

/** The question beside which an option is listed: the neighbour of the listed value in its expression. */
const askedAt = (body: Body, path: string, place: string, ui: Ui): string | null => {
  const parts = path.split('/')
  const around = valueAt(body, parts.slice(0, -1).join('/'))
  const asked = Array.isArray(around) ? around.find(part => isRecord(part) && typeof part.field === 'string') : null
  const key = valueAt(asked, 'field') ?? valueAt(around, 'field')
  return typeof key === 'string' ? titleOf(body, key, place, ui) : null
}

/** The first question that the conditions of another one ask about. */
const waitedFor = (body: Body, place: string, ui: Ui): string | null => {
  const { when, yesnofield } = (valueAt(body, place) ?? {}) as { when?: unknown; yesnofield?: unknown }
  const names = [...(typeof yesnofield === 'string' ? [yesnofield] : []), ...askedIn(when)]
  return names.map(name => titleOf(body, name, place, ui)).find(title => title !== null) ?? null
}

const askedIn = (rule: unknown): readonly string[] => {
  if (Array.isArray(rule)) return rule.flatMap(askedIn)
  if (!isRecord(rule)) return []
  return Object.entries(rule).flatMap(([key, part]) =>
    key === 'field' && typeof part === 'string' ? [part] : askedIn(part),
  )
}

/** The setting of a question that a path leads into. */
const settingAt = (path: string, place: string, ui: Ui): string | null => {
  const attribute =
    path
      .replace(/^body\//, '')
      .slice(place.length + 1)
      .split('/')[0] ?? ''
  return Object.hasOwn(attributeTexts[ui], attribute) ? (attributeTexts[ui][attribute] ?? null) : null
}
