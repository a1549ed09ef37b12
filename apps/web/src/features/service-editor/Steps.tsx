// The steps of the form; questions can be dropped on them.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { memo, useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { catchDrops } from '../../ui/drag.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './canvas.module.css'
import { draggedOf } from './drag.ts'
import { type Editing, isStep } from './editing.ts'
import { type Edge, outlineOf, stepLists, stepOf } from './form-edits.ts'
import { type ToldProblem, titleAt } from './problem-sentences.ts'
import own from './steps.module.css'
import type { FormActs } from './use-form-acts.ts'

type StepsProps = Pick<Editing, 'body' | 'chosen' | 'onChoose'> & {
  readonly acts: FormActs
  readonly problems: readonly ToldProblem[]
  readonly onDropped: (data: Record<string | symbol, unknown>, target: string, edge: Edge) => void
}

export const Steps = memo(({ body, chosen, onChoose, acts, problems, onDropped }: StepsProps) => {
  const t = useText(serviceEditorTexts)
  return (
    <nav aria-label={useText(formCanvasTexts)('steps')} className={own.steps}>
      {stepLists.map(list => {
        const steps = outlineOf(body, list)
        if (list === 'renew_sections' && steps.length === 0) {
          return (
            <Button key={list} variant="quiet" size="s" icon="plus" onClick={() => acts.addStep(list)}>
              {t('add_renewal')}
            </Button>
          )
        }
        return (
          <div key={list} className={own.stepList}>
            {list === 'renew_sections' && <p className={styles.quiet}>{t('list_renew_sections')}</p>}
            <ol className={own.stepRows}>
              {steps.map(({ path }, index) => (
                <StepEntry
                  key={path}
                  path={path}
                  number={index + 1}
                  body={body}
                  current={stepOf(chosen) === path}
                  wrong={problems.filter(({ place }) => place !== null && stepOf(place) === path).length}
                  onChoose={() => onChoose(path)}
                  onKeyMove={by => acts.move(path, by)}
                  onDropped={data => onDropped(data, path, 'after')}
                />
              ))}
            </ol>
            <Button variant="secondary" size="s" icon="plus" onClick={() => acts.addStep(list)}>
              {list === 'sections' ? t('add_step') : `${t('add_step')} (${t('list_renew_sections')})`}
            </Button>
          </div>
        )
      })}
    </nav>
  )
})
Steps.displayName = 'Steps'

type EntryProps = Pick<Editing, 'body'> & {
  readonly path: string
  readonly number: number
  readonly current: boolean
  readonly wrong: number
  readonly onChoose: () => void
  readonly onKeyMove: (by: -1 | 1) => void
  readonly onDropped: (data: Record<string | symbol, unknown>) => void
}

const StepEntry = ({ path, number, body, current, wrong, onChoose, onKeyMove, onDropped }: EntryProps) => {
  const t = useText(formCanvasTexts)
  const { ui } = useLanguage()
  const entry = useRef<HTMLLIElement>(null)
  const [over, setOver] = useState(false)
  const drop = useRef(onDropped)
  useEffect(() => {
    drop.current = onDropped
  })
  useEffect(() => {
    const element = entry.current
    if (!element) return
    return catchDrops(element, {
      takes: data => {
        const dragged = draggedOf(data)
        return dragged === null || (!isStep(dragged) && stepOf(dragged) !== path)
      },
      onOver: edge => setOver(edge !== null),
      onDrop: data => drop.current(data),
    })
  }, [path])
  return (
    <li ref={entry}>
      <button
        type="button"
        className={classNames(own.step, current && own.current, over && own.overStep)}
        aria-current={current ? 'step' : undefined}
        onClick={onChoose}
        onKeyDown={event => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onKeyMove(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <span>{`${number}. ${titleAt(body, path, ui)}`}</span>
        {wrong > 0 && <Icon name="error" label={t('step_problems', { n: wrong })} className={styles.wrongIcon} />}
      </button>
    </li>
  )
}
