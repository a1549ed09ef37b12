// Asks before unsaved words are left, within the portal and by closing the tab.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../language/language.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

export const LeaveGuard = ({ dirty }: { readonly dirty: boolean }) => {
  const t = useText(staffTexts)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  // Parts of a screen differ in the query alone.
  const leaving = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      dirty && (here.pathname !== next.pathname || here.search !== next.search),
  )
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      title={t('leave_title')}
      text={t('leave_text')}
      confirmLabel={t('leave_go')}
      cancelLabel={t('leave_stay')}
      danger
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    />
  )
}
