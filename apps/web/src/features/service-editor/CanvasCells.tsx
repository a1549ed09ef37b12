// The cells of a table that is chosen, to be chosen, moved and added themselves.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './canvas.module.css'
import { walk } from './editing.ts'
import { listOf, valueAt } from './form-edits.ts'
import { type ToldProblem, titleAt } from './problem-sentences.ts'
import { QuestionTools } from './QuestionTools.tsx'
import type { FormActs } from './use-form-acts.ts'

type CellsProps = {
  readonly table: string
  readonly json: unknown
  readonly chosen: string
  readonly onChoose: (path: string) => void
  readonly acts: FormActs
  readonly problems: readonly ToldProblem[]
}

export const CanvasCells = ({ table, json, chosen, onChoose, acts, problems }: CellsProps) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const rows = valueAt(json, 'rows')
  if (!Array.isArray(rows)) return null
  // The places of cells, read within the question alone.
  const alone = { sections: [{ rows: [{ fields: [json] }] }] }
  const inAlone = (path: string) => `sections/0/rows/0/fields/0${path.slice(table.length)}`
  const titleOf = (path: string) => titleAt(alone, inAlone(path), ui)
  return (
    <fieldset className={styles.cells}>
      <legend>{t('columns', { name: titleOf(table) })}</legend>
      {rows.map((row, rowIndex) => {
        const place = `${table}/rows/${rowIndex}`
        const named = valueAt(row, '_title') !== undefined
        return (
          <div key={place} className={styles.cellRow}>
            {named && <p className={styles.quiet}>{t('columns_of_row', { row: titleOf(place) })}</p>}
            {listOf(valueAt(row, 'fields')).map((_, index) => {
              const path = `${place}/fields/${index}`
              const wrong = problems.some(problem => problem.place === path)
              return (
                <span key={path} className={styles.cellItem}>
                  <button
                    type="button"
                    data-place={path}
                    aria-pressed={chosen === path}
                    className={classNames(styles.cellButton, chosen === path && styles.cellChosen)}
                    onClick={() => onChoose(path)}
                    onKeyDown={event => {
                      if (event.altKey && event.key.startsWith('Arrow')) {
                        event.preventDefault()
                        acts.move(path, event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1)
                      } else if (event.key === 'Delete') acts.remove(path)
                      else walk(event, path)
                    }}
                  >
                    {titleOf(path)}
                    {wrong && <Icon name="error" label={words('has_problem')} className={styles.wrongIcon} />}
                  </button>
                  {chosen === path && (
                    <QuestionTools path={path} body={alone} title={titleOf(path)} acts={acts} inline />
                  )}
                </span>
              )
            })}
          </div>
        )
      })}
      <Button variant="quiet" size="s" icon="plus" onClick={() => acts.addCell(table)}>
        {words('add_cell')}
      </Button>
    </fieldset>
  )
}
