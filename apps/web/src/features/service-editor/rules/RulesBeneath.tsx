// The rules of a question beneath it on the canvas, so that the logic of a form is read at a glance.
import type { RuleSentence } from '@khyanalt/form-engine/rule-building/form-sentences'
import { useName } from '../../../language/language.tsx'
import styles from './rules.module.css'

export const RulesBeneath = ({
  rules,
  path,
  withCells = false,
}: {
  readonly rules: readonly RuleSentence[]
  readonly path: string
  /** Whether the rules of cells are told with their table. */
  readonly withCells?: boolean
}) => {
  const name = useName()
  // Of several places the first one says it.
  const own = rules.filter(({ about: [first = ''] }) => first === path || (withCells && first.startsWith(`${path}/`)))
  if (own.length === 0) return null
  return (
    <ul className={styles.said}>
      {own.map(({ kind, path: place, title, about: [first], words }) => (
        <li key={`${kind} ${place}`}>
          {first !== path && title && <strong>{name(title)}: </strong>}
          {name(words)}
        </li>
      ))}
    </ul>
  )
}
