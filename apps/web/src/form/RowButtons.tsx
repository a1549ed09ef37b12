// Edit and remove of a row; removing is confirmed with the row's name.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from './lazy-parts.tsx'
import styles from './rows.module.css'

type RowButtonsProps = {
  /** The title of the table. */
  readonly title: string
  /** The place of the row, from 1. */
  readonly number: number
  readonly onEdit?: () => void
  readonly onRemove: () => void
}

/** The acts of a row. */
export const RowButtons = ({ title, number, onEdit, onRemove }: RowButtonsProps) => {
  const t = useText(formTexts)
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.buttons}>
      {onEdit && (
        <Button variant="quiet" onClick={onEdit} label={t('rowEditOf', { row: number })}>
          {t('rowEdit')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)} label={t('rowRemoveOf', { row: number })}>
        {t('rowRemove')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('rowRemoveTitle', { field: title, row: number })}
          confirmLabel={t('rowRemove')}
          cancelLabel={t('cancel')}
          danger
          onConfirm={() => {
            setAsking(false)
            onRemove()
          }}
          onClose={() => setAsking(false)}
        >
          {t('rowRemoveText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
