// Why a step further on is not open yet: what has to be filled in before it, each with the way to its field.
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Problem } from '@khyanalt/domain/problem'
import type { FormStore } from '../../form/form-store.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import { problemText } from '../../form/problem-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './requests.module.css'

type AheadDialogProps = {
  /** The title of the step that was asked about. */
  readonly step: string
  /** What stands between, in the order of the form. */
  readonly problems: readonly Problem[]
  readonly store: FormStore
  /** Titles of paths that are no fields of the form. */
  readonly titles: Readonly<Record<string, string>>
  readonly onOpen: (problem: Problem) => void
  readonly onClose: () => void
}

/** As many as a person reads; the step itself names the rest. */
const shown = 8

/** The list. */
export const AheadDialog = ({ step, problems, store, titles, onOpen, onClose }: AheadDialogProps) => {
  const t = useText(requestTexts)
  const name = useName()
  const { ui } = useLanguage()
  const titleOf = ({ path }: Problem) => {
    const field = store.fieldAt(path)
    return field ? name(field.title) : (titles[path] ?? '')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('aheadTitle', { step })}
      description={t(problems.length > 0 ? 'aheadText' : 'aheadReady')}
      actions={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <ul className={styles.plainList}>
        {problems.slice(0, shown).map(problem => (
          <li key={`${problem.path} ${problem.code}`}>
            <Button variant="quiet" onClick={() => onOpen(problem)}>
              {[titleOf(problem), problemText(problem, ui)].filter(Boolean).join(': ')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
