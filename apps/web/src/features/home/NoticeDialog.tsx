import { homeTexts } from '@khyanalt/domain/messages/home'
import { lazy, Suspense } from 'react'
import { useText } from '../../language/language.tsx'

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }))

/** Says that a category is served elsewhere (REQ-HOME-04). */
export const NoticeDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const t = useText(homeTexts)
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Dialog open onClose={onClose} title={t('noticeTitle')}>
        <p>{t('noticeText')}</p>
      </Dialog>
    </Suspense>
  )
}
