// Steps and questions in order, moved by dragging, by buttons or by Alt and the arrows.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import type { Problem } from '@khyanalt/domain/problem'
import { freeName } from '@khyanalt/form-engine/starter-field'
import { useEffect, useRef, useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { announce } from '../../ui/live-region.ts'
import styles from './builder.module.css'
import {
  addCell,
  addStep,
  type Body,
  dropField,
  isKnownType,
  moveField,
  moveStep,
  namesIn,
  type OutlineItem,
  outlineOf,
  removeField,
  removeStep,
  stepLists,
  stepOf,
} from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import type { Editing } from './Palette.tsx'

export const Outline = ({ problems, ...editing }: Editing & { readonly problems: readonly Problem[] }) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  const { body, chosen, onChoose, onEdit } = editing
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // After a move the focus stays with what moved.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    list.current?.querySelector<HTMLElement>(`[data-place="${chosen}"]`)?.focus()
  }, [chosen])

  const wrong = (path: string): boolean => problems.some(problem => `${problem.path}/`.startsWith(`body/${path}/`))

  const show = (next: { readonly body: Body; readonly path: string } | null, said: string) => {
    if (!next) return
    moved.current = true
    onEdit(next.body)
    onChoose(next.path)
    const items = stepLists
      .flatMap(each => outlineOf(next.body, each))
      .find(step => step.path === stepOf(next.path))?.items
    const place = (items?.findIndex(({ path }) => path === next.path) ?? -1) + 1
    announce(t('moved', { name: said, n: place || Number(next.path.split('/')[1]) + 1 }))
  }

  const move = (path: string, by: -1 | 1, said: string) =>
    show(path.split('/').length === 2 ? moveStep(body, path, by) : moveField(body, path, by), said)

  const remove = (path: string, said: string) => {
    const isStep = path.split('/').length === 2
    onEdit(isStep ? removeStep(body, path) : removeField(body, path))
    onChoose(isStep ? 'sections/0' : stepOf(path))
    announce(t('removed', { name: said }))
  }

  const row = (path: string, said: string, content: React.ReactNode, look?: string) => (
    <div className={classNames(styles.row, look, path === chosen && styles.chosen, over === path && styles.over)}>
      <button
        type="button"
        data-place={path}
        onDragOver={event => {
          if (dragged === null) return
          event.preventDefault()
          setOver(path)
        }}
        onDragLeave={() => setOver(null)}
        onDrop={event => {
          event.preventDefault()
          if (dragged) show(dropField(body, dragged, path), said)
          setDragged(null)
          setOver(null)
        }}
        draggable={path.split('/').length > 2}
        aria-pressed={path === chosen}
        className={styles.name}
        onClick={() => onChoose(path)}
        onDragStart={() => setDragged(path)}
        onDragEnd={() => setDragged(null)}
        onKeyDown={event => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          move(path, event.key === 'ArrowUp' ? -1 : 1, said)
        }}
      >
        {content}
        {wrong(path) && <Icon name="error" label={t('has_problem')} className={styles.wrong} />}
      </button>
      {path === chosen && (
        <span className={styles.moves}>
          <IconButton
            icon="chevronUp"
            size="s"
            label={t('move_up', { name: said })}
            onClick={() => move(path, -1, said)}
          />
          <IconButton
            icon="chevronDown"
            size="s"
            label={t('move_down', { name: said })}
            onClick={() => move(path, 1, said)}
          />
          <IconButton
            icon="trash"
            size="s"
            label={t('remove_field', { name: said })}
            onClick={() => remove(path, said)}
          />
        </span>
      )}
    </div>
  )

  const begin = (which: (typeof stepLists)[number]) => {
    const added = addStep(body, which, { mn: t('fresh_step'), en: 'New step' })
    onEdit(added.body)
    onChoose(added.path)
  }

  const cell = (item: OutlineItem) => {
    const fresh = { type: 'string' as const, name: freeName('cell', namesIn(body)), _title: { mn: 'Нүд', en: 'Cell' } }
    const added = addCell(body, item.path, fresh)
    onEdit(added.body)
    onChoose(added.path)
  }

  return (
    <div ref={list} className={styles.steps}>
      <p className={styles.quiet}>{t('outline_help')}</p>
      {stepLists.map(which => {
        const steps = outlineOf(body, which)
        if (which === 'renew_sections' && steps.length === 0) {
          return (
            <Button key={which} variant="quiet" size="s" icon="plus" onClick={() => begin(which)}>
              {t('add_renewal')}
            </Button>
          )
        }
        return (
          <section key={which} aria-label={t(`list_${which}`)} className={styles.steps}>
            {steps.map((step, index) => {
              const said = step.title ? name(step.title) : t('step_n', { n: index + 1 })
              return (
                <div key={step.path}>
                  {row(step.path, said, <strong>{`${index + 1}. ${said}`}</strong>)}
                  {step.items.length === 0 && <p className={styles.quiet}>{t('empty_step')}</p>}
                  <ul className={styles.items}>
                    {step.items.map(item => (
                      <li key={item.path}>
                        {row(
                          item.path,
                          nameOf(item, name),
                          <ItemWords item={item} />,
                          item.depth > 0 ? styles.cell : undefined,
                        )}
                        {item.holdsCells && item.path === chosen && (
                          <Button variant="quiet" size="s" icon="plus" onClick={() => cell(item)}>
                            {t('add_cell')}
                          </Button>
                        )}
                      </li>
                    ))}
                  </ul>
                </div>
              )
            })}
            <Button variant="secondary" size="s" icon="plus" onClick={() => begin(which)}>
              {which === 'sections' ? t('add_step') : `${t('add_step')} (${t('list_renew_sections')})`}
            </Button>
          </section>
        )
      })}
    </div>
  )
}

const nameOf = ({ title, name, type }: OutlineItem, inLanguage: ReturnType<typeof useName>): string =>
  (title && inLanguage(title)) || name || type

const ItemWords = ({ item }: { readonly item: OutlineItem }) => {
  const inLanguage = useName()
  const kind = useKindName()
  const choice = useText(choiceTexts)
  // What a line is for says more than that it is a line.
  const key = item.shape === 'any' ? 'validate_lang any' : `format ${item.shape}`
  const shape = Object.hasOwn(choiceTexts.mn, key) ? choice(key) : null
  return (
    <span>
      {nameOf(item, inLanguage)}
      {item.required && ' *'}
      <span className={styles.quiet}> {shape ?? (isKnownType(item.type) ? kind(item.type) : item.type)}</span>
    </span>
  )
}
