// The rows of a table: all of them while they are few, those near the screen when they are many.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type ReactNode, Suspense, useRef, useState, useTransition } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { RowWindow } from './lazy-parts.tsx'
import styles from './rows.module.css'
import { longFrom, type RowRenderer } from './rows.ts'
import { useRowFocus } from './use-row-focus.ts'

type RowsProps = {
  readonly path: string
  readonly ids: readonly string[]
  /** A row that is open for editing. */
  readonly editing?: string | null
  readonly onOpen?: (rowId: string) => void
  /** The height of a row before it was measured, in pixels. */
  readonly estimate: number
  readonly row: RowRenderer
  readonly gap: (height: number, key: string) => ReactNode
  /** What the rows stand in, a table or a list. */
  readonly frame: (rows: ReactNode) => ReactNode
  /** Leads to where a row is added. */
  readonly onGoToAdd?: (() => void) | undefined
}

/** The rows in their frame. */
export const Rows = ({ path, ids, editing = null, onOpen, estimate, row, gap, frame, onGoToAdd }: RowsProps) => {
  const t = useText(formTexts)
  const host = useRef<HTMLDivElement>(null)
  const { focused, handlers } = useRowFocus({ path, ids, host, onOpen })
  const [all, setAll] = useState(false)
  const [pending, startTransition] = useTransition()
  const long = ids.length >= longFrom
  const rows =
    long && !all ? (
      <Suspense fallback={gap(ids.length * estimate, 'gap')}>
        <RowWindow ids={ids} kept={[focused, editing]} host={host} estimate={estimate} row={row} gap={gap} />
      </Suspense>
    ) : (
      ids.map((id, index) => row(id, index, undefined))
    )
  return (
    <>
      {long && (
        <div className={styles.tools}>
          <p className={styles.note}>
            {t(all ? 'rowsAllShown' : 'rowsLong', { count: ids.length })}{' '}
            <span className={styles.keys}>{t('rowsKeys')}</span>
          </p>
          <div className={styles.buttons}>
            {onGoToAdd && (
              <Button variant="secondary" size="s" icon="plus" onClick={onGoToAdd}>
                {t('rowsGoToAdd')}
              </Button>
            )}
            <Button
              variant="secondary"
              size="s"
              busy={pending}
              busyLabel={t('loading')}
              onClick={() => startTransition(() => setAll(!all))}
            >
              {t(all ? 'rowsShowNear' : 'rowsShowAll')}
            </Button>
          </div>
        </div>
      )}
      <div ref={host} {...(long ? handlers : {})}>
        {frame(rows)}
      </div>
    </>
  )
}
