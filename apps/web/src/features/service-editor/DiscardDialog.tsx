// Asks before a draft is given up: what is lost, and what comes back.
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './version.module.css'

export const DiscardDialog = ({
  difference,
  published,
  busy,
  onConfirm,
  onClose,
}: {
  readonly difference: readonly DifferenceLine[]
  /** The version that comes back; null where there is none. */
  readonly published: number | null
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}) => {
  const t = useText(serviceVersionTexts)
  const words = useText(serviceEditorTexts)
  const nothing = difference.length === 0
  const text =
    published === null
      ? t(nothing ? 'discard_never_nothing' : 'discard_never')
      : nothing
        ? t('discard_nothing')
        : t('discard_lost', { n: published })
  return (
    <ConfirmDialog
      open
      danger
      title={t('discard_title')}
      text={nothing ? text : `${text}:`}
      confirmLabel={words('discard')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!nothing && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too.
        <section className={styles.scroll} tabIndex={0} aria-label={text}>
          <DifferenceList lines={difference} />
        </section>
      )}
    </ConfirmDialog>
  )
}
