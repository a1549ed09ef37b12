// What may be done with the chosen question, beside the keys for it.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useLanguage, useText } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import styles from './canvas.module.css'
import { isCell } from './editing.ts'
import { standAlone, standBeside } from './form-copies.ts'
import { type Body, listOf, stepOf } from './form-edits.ts'
import { titleAt } from './problem-sentences.ts'
import type { FormActs } from './use-form-acts.ts'

type ToolsProps = {
  readonly path: string
  readonly body: Body
  readonly title: string
  readonly acts: FormActs
  /** Whether they stand in the line of a cell, not in the corner of a question. */
  readonly inline?: boolean
}

export const QuestionTools = ({ path, body, title, acts, inline = false }: ToolsProps) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const [list = 'sections'] = path.split('/')
  const others = isCell(path)
    ? []
    : listOf(body[list])
        .map((_, index) => `${list}/${index}`)
        .filter(step => step !== stepOf(path))
  return (
    <span className={classNames(styles.tools, inline && styles.inline)}>
      <IconButton
        icon={inline ? 'chevronLeft' : 'chevronUp'}
        size="s"
        label={words('move_up', { name: title })}
        onClick={() => acts.move(path, -1)}
      />
      <IconButton
        icon={inline ? 'chevronRight' : 'chevronDown'}
        size="s"
        label={words('move_down', { name: title })}
        onClick={() => acts.move(path, 1)}
      />
      <Menu
        trigger={<IconButton icon="more" size="s" label={t('more', { name: title })} />}
        items={[
          { id: 'copy', icon: 'copy', label: t('copy'), onSelect: () => acts.copy(path) },
          ...(!isCell(path) && standBeside(body, path)
            ? [{ id: 'beside', label: t('beside'), onSelect: () => acts.beside(path) }]
            : []),
          ...(!isCell(path) && standAlone(body, path)
            ? [{ id: 'alone', label: t('alone'), onSelect: () => acts.alone(path) }]
            : []),
          ...others.map(step => ({
            id: step,
            icon: 'arrowRight' as const,
            label: t('to_step', { name: `${Number(step.split('/')[1]) + 1}. ${titleAt(body, step, ui)}` }),
            onSelect: () => acts.toStep(path, step),
          })),
          { id: 'line', separator: true },
          { id: 'remove', icon: 'trash', danger: true, label: t('take_out'), onSelect: () => acts.remove(path) },
        ]}
      />
    </span>
  )
}
