// What a closed row has to mend, once its table was judged: each cell with its reason.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { validateRow } from '@khyanalt/form-engine/validate'
import { useLanguage, useName, useText } from '../language/language.tsx'
import { problemText } from './problem-text.ts'
import styles from './rows.module.css'
import { useField, useFormStore, useRow } from './use-form-store.ts'

type RowProblemsProps = { readonly table: CompiledField; readonly path: string; readonly rowId: string }

/** The problems of a row; nothing while it is in order. */
export const RowProblems = ({ table, path, rowId }: RowProblemsProps) => {
  const t = useText(formTexts)
  const name = useName()
  const { ui } = useLanguage()
  const store = useFormStore()
  const row = useRow(path, rowId)
  // Judging the table wakes its field.
  useField(path)
  if (!row || !store.isJudged(path)) return null
  const problems = validateRow(store.form, path, row, store.readAnswers(), store.readFacts())
  if (problems.length === 0) return null
  return (
    <div className={styles.refusal}>
      <p>{t('rowIncomplete')}</p>
      <ul className={styles.reasons}>
        {problems.map(problem => {
          const cell = table.cells?.fields.get(problem.path.split('/')[2] ?? '')
          return (
            <li key={`${problem.path} ${problem.code}`}>
              {cell && `${name(cell.title)}: `}
              {problemText(problem, ui)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
