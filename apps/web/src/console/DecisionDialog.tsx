// The frame of every decision: what it is about, what it needs, and why it was refused.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { type ReactNode, useId } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './DecisionDialog.module.css'
import { Refused } from './Refused.tsx'

export const DecisionDialog = ({
  title,
  explain,
  confirm,
  danger = false,
  pending,
  error,
  meanwhile,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string
  readonly explain?: ReactNode
  readonly confirm: string
  readonly danger?: boolean
  readonly pending: boolean
  readonly error: unknown
  /** Who changed the thing meanwhile, where somebody did. */
  readonly meanwhile?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}) => {
  const t = useText(staffDecisionTexts)
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={explain}
      locked={pending}
      alert={danger}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (pending) return
          onConfirm()
          const { currentTarget } = event
          // Once the fields show what is wrong, the first of them is where to go on.
          requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
        }}
      >
        {children}
        {error ? <Refused error={error} meanwhile={meanwhile} /> : null}
      </form>
    </Dialog>
  )
}
