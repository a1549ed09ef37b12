import { useAnnouncement } from './live-region.ts'
import styles from './VisuallyHidden.module.css'

/** The one place that reads out what `announce` is given; stands once, at the root. */
export const LiveRegion = () => {
  const { text, place } = useAnnouncement()
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={styles.hidden}>
      {/* A new element each time, or the same words would not be read twice. */}
      <p key={place}>{text}</p>
    </div>
  )
}
