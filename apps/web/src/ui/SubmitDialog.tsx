import { type ReactNode, useId } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import styles from './SubmitDialog.module.css'

/** A window that is one form: sent once at a time by its button or Enter; what is wrong then is where focus goes. */
export const SubmitDialog = ({
  submit,
  cancel,
  danger = false,
  pending,
  error,
  onSubmit,
  onClose,
  children,
  ...window
}: Pick<DialogProps, 'title' | 'subtitle' | 'description' | 'size' | 'alert'> & {
  /** The word of the button. */
  readonly submit: string
  /** The word of a second button that leaves, beside the cross. */
  readonly cancel?: string
  readonly danger?: boolean
  readonly pending: boolean
  /** Why it was refused, where no field says it. */
  readonly error?: ReactNode
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}) => {
  const id = useId()
  return (
    <Dialog
      {...window}
      open
      onClose={onClose}
      locked={pending}
      actions={
        <>
          {cancel && (
            <Button variant="secondary" onClick={onClose} disabled={pending}>
              {cancel}
            </Button>
          )}
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (pending) return
          const { currentTarget } = event
          onSubmit(currentTarget)
          // Once the fields show what is wrong, the first of them is where to go on.
          requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
        }}
      >
        {error && (
          <Alert tone="error" urgent>
            {error}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}
