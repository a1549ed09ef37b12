import styles from './Skeleton.module.css'
import { useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * The place of what is being loaded: `lines` of text, or one block of `height` pixels. Where a whole screen is awaited,
 * `height="screen"` keeps what stands below out of sight, so that nothing is pushed away when the screen arrives.
 */
export const Skeleton = ({
  lines = 1,
  height,
  width,
}: {
  readonly lines?: number | undefined
  readonly height?: number | 'screen' | undefined
  readonly width?: string | undefined
}) => {
  const t = useUiText()
  return (
    <div className={styles.skeleton} style={width ? { width } : undefined}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {height === undefined ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have only their place.
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} aria-hidden="true" />)
      ) : (
        <span className={styles.block} style={{ height: height === 'screen' ? '100dvh' : height }} aria-hidden="true" />
      )}
    </div>
  )
}
