// The order in which a document prints answers, tables and their columns: dragged, by buttons, or by Alt and the arrows.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import type { Printable } from '@khyanalt/form-engine/printed-answers'
import { useEffect, useRef, useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { announce } from '../../ui/live-region.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { movePrint, printedGroups } from './certificate-edits.ts'
import styles from './PrintChoices.module.css'

type Row = { readonly path: string; readonly title: Bilingual }

export const PrintOrder = ({
  part,
  order,
  onChange,
}: {
  readonly part: CertificatePart
  readonly order: readonly Printable[]
  readonly onChange: (part: CertificatePart) => void
}) => {
  const t = useText(certificateDesignTexts)
  const name = useName()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const groups = printedGroups(part, order)
  // After a move the focus stays with what moved.
  useEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-print="${moved.current}"]`)?.focus()
    moved.current = null
  })

  const move = ({ path, title }: Row, to: number, of: number): void => {
    if (to < 0 || to >= of) return
    moved.current = path
    onChange(movePrint(part, path, to))
    announce(t('moved', { name: name(title), n: to + 1 }))
  }

  const row = (item: Row, place: number, rows: readonly Row[], below?: React.ReactNode) => {
    const said = name(item.title)
    return (
      <li key={item.path} className={classNames(over === item.path && styles.over)}>
        <div className={styles.row}>
          <button
            type="button"
            data-print={item.path}
            className={styles.grip}
            draggable
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.path)
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
            onDragOver={event => {
              // Columns stay in their table, answers outside of it.
              if (dragged === null || !rows.some(({ path }) => path === dragged)) return
              event.preventDefault()
              setOver(item.path)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={event => {
              event.preventDefault()
              const one = rows.find(({ path }) => path === dragged)
              if (one && one.path !== item.path) move(one, place, rows.length)
            }}
            onKeyDown={event => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              move(item, place + (event.key === 'ArrowUp' ? -1 : 1), rows.length)
            }}
          >
            <span aria-hidden="true" className={styles.number}>
              {place + 1}
            </span>
            {said}
            <VisuallyHidden>{t('grip', { n: place + 1, of: rows.length })}</VisuallyHidden>
          </button>
          <IconButton
            icon="chevronUp"
            size="s"
            label={t('up', { name: said })}
            disabled={place === 0}
            onClick={() => move(item, place - 1, rows.length)}
          />
          <IconButton
            icon="chevronDown"
            size="s"
            label={t('down', { name: said })}
            disabled={place === rows.length - 1}
            onClick={() => move(item, place + 1, rows.length)}
          />
        </div>
        {below}
      </li>
    )
  }

  return (
    <Fieldset legend={t('order')} help={t('order_help')}>
      <div ref={list}>
        <ol className={styles.list}>
          {groups.map((group, place) =>
            row(
              group,
              place,
              groups,
              group.columns.length > 1 ? (
                <ol
                  aria-label={t('columns', { name: name(group.title) })}
                  className={classNames(styles.list, styles.columns)}
                >
                  {group.columns.map((column, at) => row(column, at, group.columns))}
                </ol>
              ) : null,
            ),
          )}
        </ol>
      </div>
    </Fieldset>
  )
}
