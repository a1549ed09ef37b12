// Acts on questions and steps, each said aloud and with the focus on what came of it.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { formatText } from '@khyanalt/domain/text'
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import { freeName } from '@khyanalt/form-engine/starter-field'
import { useLanguage, useText } from '../../language/language.tsx'
import { announce } from '../../ui/live-region.ts'
import { type Editing, findFirstSetting, findPlaceButton, focusSoon, isStep, showSoon } from './editing.ts'
import { copyField, copyStep, standAlone, standBeside } from './form-copies.ts'
import {
  addCell,
  addStep,
  type Body,
  dropField,
  type Edge,
  insertField,
  moveField,
  moveStep,
  namesIn,
  outlineOf,
  removeField,
  removeStep,
  sendToStep,
  stepLists,
  stepOf,
  valueAt,
} from './form-edits.ts'
import { titleAt } from './problem-sentences.ts'

type Placed = { readonly body: Body; readonly path: string } | null

export type FormActs = ReturnType<typeof useFormActs>

export const useFormActs = ({ body, chosen, onChoose, onEdit }: Editing) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const titled = (path: string) => titleAt(body, path, ui)

  /** Takes a change over; its place is chosen and has the focus, or the first of its settings. */
  const put = (next: Placed, said: string | ((path: string, body: Body) => string), settings = false): void => {
    if (!next) return
    onEdit(next.body)
    onChoose(next.path)
    announce(typeof said === 'string' ? said : said(next.path, next.body))
    if (settings) showSoon(next.path)
    focusSoon(() => (settings ? findFirstSetting(next.path) : findPlaceButton(next.path)), { select: settings })
  }

  const moved = (path: string, next: Body): string => {
    const items = stepLists
      .flatMap(list => outlineOf(next, list))
      .find(step => step.path === stepOf(path))
      ?.items.filter(({ depth }) => depth === 0)
    const place = isStep(path)
      ? Number(path.split('/')[1]) + 1
      : (items?.findIndex(item => path.startsWith(item.path)) ?? 0) + 1
    return words('moved', { name: titleAt(next, path, ui), n: place })
  }

  return {
    move: (path: string, by: -1 | 1) => put(isStep(path) ? moveStep(body, path, by) : moveField(body, path, by), moved),
    drop: (path: string, target: string, edge: Edge) => put(dropField(body, path, target, edge), moved),
    toStep: (path: string, step: string) => put(sendToStep(body, path, step), moved),
    beside: (path: string) => put(standBeside(body, path), moved),
    alone: (path: string) => put(standAlone(body, path), moved),
    copy: (path: string) => {
      const titledCopy = (title: { mn: string; en: string }) => ({
        mn: formatText(formCanvasTexts, 'mn', 'copy_step', { title: title.mn }),
        en: title.en && formatText(formCanvasTexts, 'en', 'copy_step', { title: title.en }),
      })
      put(isStep(path) ? copyStep(body, path, titledCopy) : copyField(body, path), t('copied', { name: titled(path) }))
    },
    remove: (path: string) => {
      const name = titled(path)
      const next = isStep(path) ? removeStep(body, path) : removeField(body, path)
      onEdit(next)
      // What follows takes the place of what went.
      const neighbour = valueAt(next, path) === undefined ? before(path, next) : path
      onChoose(neighbour)
      announce(t('removed_undo', { name }))
      focusSoon(() => findPlaceButton(neighbour))
    },
    /** Adds a question behind what is chosen, or at a place, and goes to its settings. */
    add: (
      field: FieldDefinition,
      name: string,
      at: { target: string; edge: Edge } = { target: chosen, edge: 'after' },
    ) => put(insertField(body, at.target, at.edge, field), words('added', { name }), true),
    addStep: (list: (typeof stepLists)[number]) =>
      put(
        addStep(body, list, { mn: words('fresh_step'), en: '' }),
        words('added', { name: words('fresh_step') }),
        true,
      ),
    addCell: (table: string) => {
      const title = { mn: formCanvasTexts.mn.fresh_cell, en: '' }
      const fresh = { type: 'string' as const, name: freeName('cell', namesIn(body)), _title: title }
      put(addCell(body, table, fresh), words('added', { name: title.mn }), true)
    },
  }
}

/** The question before a place that is gone, else its step. */
const before = (path: string, body: Body): string => {
  if (isStep(path)) {
    const [list = 'sections', index = '0'] = path.split('/')
    const last = `${list}/${Math.max(Number(index) - 1, 0)}`
    return valueAt(body, last) === undefined ? 'sections/0' : last
  }
  const items = stepLists.flatMap(list => outlineOf(body, list)).find(step => step.path === stepOf(path))?.items ?? []
  return items.at(-1)?.path ?? stepOf(path)
}
