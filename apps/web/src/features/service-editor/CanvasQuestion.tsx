// One question on the canvas: drawn by the form's own component, chosen by a press, moved by pointer, keys or menu.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import type { RuleSentence } from '@khyanalt/form-engine/rule-building/form-sentences'
import { createElement, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { FieldComponentsContext } from '../../form/field-components.ts'
import { LanguageProvider, useLanguage, useText } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { catchDrops, letDrag } from '../../ui/drag.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PartBoundary } from '../../ui/PartBoundary.tsx'
import { CanvasCells } from './CanvasCells.tsx'
import styles from './canvas.module.css'
import { draggedOf } from './drag.ts'
import type { DrawnQuestion } from './drawable-form.ts'
import { type Editing, findFirstSetting, focusSoon, topOf, walk } from './editing.ts'
import { type Edge, isKnownType, valueAt } from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import { type ToldProblem, titleAt } from './problem-sentences.ts'
import { QuestionTools } from './QuestionTools.tsx'
import { RulesBeneath } from './rules/RulesBeneath.tsx'
import type { FormActs } from './use-form-acts.ts'

export type CanvasProps = Pick<Editing, 'body' | 'chosen' | 'onChoose'> & {
  readonly acts: FormActs
  readonly problems: readonly ToldProblem[]
  readonly width: string
  /** Language in which the form is shown. */
  readonly shown: 'mn' | 'en'
  /** Language in which it is filled in. */
  readonly language: 'mn' | 'en' | 'ru'
  /** The settings of what is chosen, where they have no column of their own. */
  readonly settings: ReactNode
  readonly onDropped: (data: Record<string | symbol, unknown>, target: string, edge: Edge) => void
}

export const CanvasQuestion = ({
  question,
  rules,
  ...canvas
}: CanvasProps & { readonly question: DrawnQuestion; readonly rules: readonly RuleSentence[] }) => {
  const { body, chosen, onChoose, acts, problems, settings, shown, onDropped } = canvas
  const { path, json, drawn } = question
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const kind = useKindName()
  const box = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<Edge | null>(null)
  const drop = useRef(onDropped)
  useEffect(() => {
    drop.current = onDropped
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const ends = [
      letDrag(element, null, () => ({ path })),
      catchDrops(element, {
        takes: data => draggedOf(data) !== path,
        onOver: setOver,
        onDrop: (data, edge) => drop.current(data, path, edge),
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [path])
  const title = titleAt(body, path, ui)
  const type = valueAt(json, 'type')
  const notes = notesOf(json)
  const told = problems.filter(({ place }) => place !== null && topOf(place) === path)
  const isChosen = chosen === path
  return (
    <div
      ref={box}
      className={classNames(
        styles.question,
        topOf(chosen) === path && styles.chosen,
        told.length > 0 && styles.wrong,
        over && styles[over],
      )}
    >
      <div className={styles.face}>
        <button
          type="button"
          data-place={path}
          className={styles.pick}
          aria-pressed={isChosen}
          aria-label={[
            t('question_said', { title, kind: isKnownType(type) ? kind(type) : '' }),
            ...notes.map(note => t(note)),
            ...(told.length > 0 ? [t('question_wrong')] : []),
          ].join(', ')}
          onClick={() => (isChosen ? focusSoon(() => findFirstSetting(path)) : onChoose(path))}
          onKeyDown={event => {
            if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
              event.preventDefault()
              acts.move(path, event.key === 'ArrowUp' ? -1 : 1)
            } else if (event.key === 'Delete') {
              event.preventDefault()
              acts.remove(path)
            } else walk(event, path)
          }}
        />
        <div className={styles.drawn} inert>
          <LanguageProvider fixed={shown}>
            {drawn ? (
              <PartBoundary
                key={identityOf(json)}
                instead={<Undrawn title={title} kind={isKnownType(type) ? kind(type) : ''} words={t('drawn_badly')} />}
              >
                <DrawnField drawn={drawn} />
              </PartBoundary>
            ) : (
              <Undrawn
                title={title}
                kind={isKnownType(type) ? kind(type) : ''}
                words={isKnownType(type) ? t('nothing_drawn') : t('drawn_badly')}
              />
            )}
          </LanguageProvider>
        </div>
      </div>
      {/* Rules say more than that there are some. */}
      {notes.includes('question_unshown') && <p className={styles.notes}>{t('question_unshown')}</p>}
      <RulesBeneath rules={rules} path={path} withCells />
      {told.map(({ sentence, place }) => (
        <p key={`${place} ${sentence}`} className={styles.fault}>
          <Icon name="error" label={words('has_problem')} /> {sentence}
        </p>
      ))}
      {topOf(chosen) === path && (
        <>
          {isChosen && <QuestionTools path={path} body={body} title={title} acts={acts} />}
          <CanvasCells table={path} json={json} chosen={chosen} onChoose={onChoose} acts={acts} problems={problems} />
          {settings}
        </>
      )}
    </div>
  )
}

const DrawnField = ({ drawn: { name, field } }: { readonly drawn: NonNullable<DrawnQuestion['drawn']> }) =>
  createElement(use(FieldComponentsContext)[field.type], { path: name, field })

const Undrawn = ({ title, kind, words }: { readonly title: string; readonly kind: string; readonly words: string }) => (
  <div className={styles.undrawn}>
    <strong>{title}</strong>
    <span className={styles.quiet}>
      {kind}. {words}
    </span>
  </div>
)

type Note = 'question_required' | 'question_conditional' | 'question_unshown' | 'question_calculated'

/** What of a question its drawing does not say. */
const notesOf = (json: unknown): readonly Note[] => {
  const has = (name: string) => valueAt(json, name) !== undefined
  return [
    ...(valueAt(json, 'required') === true ? ['question_required' as const] : []),
    ...(has('when') || has('yesnofield') ? ['question_conditional' as const] : []),
    ...(valueAt(json, 'hidden') === true ? ['question_unshown' as const] : []),
    ...(has('calculate') ? ['question_calculated' as const] : []),
  ]
}

const identities = new WeakMap<object, number>()
let next = 0

/** The same number for the same state of a question; a changed one is drawn anew after it could not be. */
const identityOf = (json: unknown): number => {
  if (typeof json !== 'object' || json === null) return 0
  const known = identities.get(json)
  if (known !== undefined) return known
  next += 1
  identities.set(json, next)
  return next
}
