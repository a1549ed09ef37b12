// The frame of every decision: what it is about, what it needs, and why it was refused.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { SubmitDialog } from '../ui/SubmitDialog.tsx'
import { Refused } from './Refused.tsx'

export const DecisionDialog = ({
  title,
  explain,
  confirm,
  size,
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
  readonly size?: 'm' | 'l'
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
  return (
    <SubmitDialog
      title={title}
      description={explain}
      alert={danger}
      submit={confirm}
      cancel={t('cancel')}
      danger={danger}
      {...(size ? { size } : {})}
      pending={pending}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {children}
      {error ? <Refused error={error} meanwhile={meanwhile} /> : null}
    </SubmitDialog>
  )
}
