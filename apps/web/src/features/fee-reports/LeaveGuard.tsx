// Asks before a report is left that the server does not have; what was typed stays on this device.
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useBlocker } from 'react-router'
import type { DraftSync } from '../../form/draft-sync.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

const unsafe: readonly string[] = ['offline', 'held', 'refused', 'conflict']

export const LeaveGuard = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(feeScreenTexts)
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsafe.includes(sync.readState().phase) && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leaveGo')}
      cancelLabel={t('leaveStay')}
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    />
  )
}
