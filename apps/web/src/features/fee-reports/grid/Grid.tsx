// A table to fill like a spreadsheet: by keyboard, by pasted blocks and by finger (WAI-ARIA grid pattern).
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { announce } from '../../../ui/live-region.ts'
import { type CellProblems, cellId, GridCell } from './GridCell.tsx'
import { GridProblems } from './GridProblems.tsx'
import { GridTotal } from './GridTotal.tsx'
import styles from './grid.module.css'
import type { CellPlace, GridColumn } from './grid-column.ts'
import { answerKey } from './grid-keys.ts'
import type { GridModel } from './grid-model.ts'
import type { PasteRefusal } from './plan-paste.ts'
import { useClipboard } from './use-clipboard.ts'
import { useGridVoice } from './use-grid-voice.ts'

type GridProps = {
  /** Names the table. */
  readonly label: string
  readonly model: GridModel
  readonly rowTitles: readonly string[]
  /** The heading of the first column, whose cells name the rows. */
  readonly rowHeading: string
  readonly problems: CellProblems
  readonly readOnly?: boolean
}

export const Grid = ({ label, model, rowTitles, rowHeading, problems, readOnly = false }: GridProps) => {
  const t = useText(feeGridTexts)
  const helpId = useId()
  const table = useRef<HTMLTableElement>(null)
  const pointer = useRef('')
  /** Escape lets the next Tab go out of the grid. */
  const leaving = useRef(false)
  const focusCell = () => table.current?.querySelector<HTMLElement>('[data-active]')?.focus()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && leaving.current) return
    leaving.current = false
    const used = answerKey(event, model, {
      readOnly,
      focusCell,
      leave: () => {
        leaving.current = true
        announce(t('leave'))
      },
    })
    if (used) event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    pointer.current = event.pointerType
    const place = placeOf(event.target)
    if (!place || isControl(event.target) || event.pointerType !== 'mouse' || event.button !== 0) return
    // The press would otherwise select texts of the page while the pointer moves over cells.
    event.preventDefault()
    model.go(place, event.shiftKey)
    cellOf(event.target)?.focus()
  }
  const onPointerOver = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (place && event.pointerType === 'mouse' && event.buttons === 1 && !model.readState().editing)
      model.go(place, true)
  }
  // A finger, and whoever presses by a screen reader, means to write.
  const onClick = (event: { readonly target: EventTarget }) => {
    const place = placeOf(event.target)
    if (!place || isControl(event.target) || pointer.current === 'mouse') return
    model.go(place)
    cellOf(event.target)?.focus()
    if (!readOnly) model.edit(null)
  }
  const onDoubleClick = (event: { readonly target: EventTarget }) => {
    if (placeOf(event.target) && !isControl(event.target) && !readOnly) model.edit(null)
  }
  // Links of problems and screen readers put the focus on a cell by themselves.
  const onFocus = (event: { readonly target: EventTarget }) => {
    const place = placeOf(event.target)
    const { active, editing } = model.readState()
    if (place && !editing && (place.row !== active.row || place.column !== active.column)) model.go(place)
  }
  useClipboard(table, model, readOnly)
  useGridVoice(model, problems, rowTitles)

  return (
    <div className={styles.grid}>
      {!readOnly && (
        <div className={styles.tools}>
          <p id={helpId} className={styles.help}>
            <span className={styles.byKeys}>{t('help')}</span>
            <span className={styles.byFinger}>{t('helpFinger')}</span>
          </p>
          <Button variant="quiet" size="s" icon="returned" onClick={() => model.undo()}>
            {t('undo')}
          </Button>
          <Button variant="quiet" size="s" icon="refresh" onClick={() => model.undo(true)}>
            {t('redo')}
          </Button>
        </div>
      )}
      <div className={styles.frame}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid on a native table.
          role="grid"
          aria-label={label}
          aria-describedby={readOnly ? undefined : helpId}
          aria-multiselectable="true"
          aria-readonly={readOnly || undefined}
          className={styles.table}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPointerDown={onPointerDown}
          onPointerOver={onPointerOver}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
        >
          <Head columns={model.columns} rowHeading={rowHeading} />
          {/* biome-ignore lint/a11y/noRedundantRoles: browsers forget roles when a table is laid out as cards. */}
          <tbody role="rowgroup">
            {rowTitles.map((title, row) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <tr key={title} role="row" className={styles.row}>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
                <th role="rowheader" scope="row" className={styles.rowTitle}>
                  {title}
                </th>
                {model.columns.map((column, place) => (
                  <GridCell
                    key={column.id}
                    model={model}
                    problems={problems}
                    row={row}
                    column={place}
                    rowTitle={title}
                    readOnly={readOnly}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {model.hasTotals && <Totals model={model} problems={problems} />}
        </table>
      </div>
      <Refusal model={model} rowTitles={rowTitles} />
      <GridProblems
        model={model}
        problems={problems}
        rowTitles={rowTitles}
        onGo={place => {
          model.go(place)
          document.getElementById(cellId(model.nameOf(place.row, model.columns[place.column] as GridColumn)))?.focus()
        }}
      />
    </div>
  )
}

const Head = ({ columns, rowHeading }: { readonly columns: readonly GridColumn[]; readonly rowHeading: string }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see the table.
  <thead role="rowgroup" className={styles.head}>
    {/* biome-ignore lint/a11y/noRedundantRoles: see the table. */}
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table. */}
      <th role="columnheader" scope="col" className={styles.rowTitle}>
        {rowHeading}
      </th>
      {columns.map(column => (
        // biome-ignore lint/a11y/noRedundantRoles: see the table.
        <th key={column.id} role="columnheader" scope="col" data-kind={column.kind} className={styles.heading}>
          {column.title}
        </th>
      ))}
    </tr>
  </thead>
)

const Totals = ({ model, problems }: { readonly model: GridModel; readonly problems: CellProblems }) => {
  const t = useText(feeGridTexts)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table.
    <tfoot role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table. */}
      <tr role="row" className={styles.totals}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see the table. */}
        <th role="rowheader" scope="row" className={styles.rowTitle}>
          {t('total')}
        </th>
        {model.columns.map((column, place) => (
          <GridTotal key={column.id} model={model} problems={problems} column={place} />
        ))}
      </tr>
    </tfoot>
  )
}

/** Why a pasted block was not taken; nothing was changed. */
const Refusal = ({ model, rowTitles }: { readonly model: GridModel; readonly rowTitles: readonly string[] }) => {
  const t = useText(feeGridTexts)
  const { refusal } = useSyncExternalStore(model.subscribe, model.readState)
  const text = refusal && refusalText(refusal, model.columns, rowTitles, t)
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  return text ? (
    <Alert tone="error" title={t('pasteRefused')}>
      {text}
    </Alert>
  ) : null
}

const refusalText = (
  refusal: PasteRefusal,
  columns: readonly GridColumn[],
  rowTitles: readonly string[],
  t: ReturnType<typeof useText<keyof typeof feeGridTexts.mn>>,
): string => {
  if (refusal.reason === 'nothing') return t('pasteNothing')
  return refusal.reason === 'tooLarge'
    ? t('pasteTooLarge', {
        rows: refusal.rows,
        columns: refusal.columns,
        fitRows: refusal.fitRows,
        fitColumns: refusal.fitColumns,
      })
    : t('pasteUnreadable', {
        row: rowTitles[refusal.row] ?? '',
        column: columns[refusal.column]?.title ?? '',
        text: refusal.text.slice(0, 40),
        problem: refusal.problem,
      })
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null

const placeOf = (target: EventTarget): CellPlace | null => {
  const cell = cellOf(target)
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.matches('input, select, option')
