import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Ornament.module.css'

/** A band of алхан хээ, the hammer meander, in soyombo gold: one small national sign, used sparingly. */
export const Ornament = ({
  short = false,
  className,
}: {
  /** Three hammers beneath a title instead of the whole width. */
  readonly short?: boolean | undefined
  readonly className?: string | undefined
}) => {
  const pattern = useId()
  return (
    <svg
      className={classNames(styles.band, className)}
      data-short={short || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={pattern} width="20" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 9H3V1H17V6H10V4M20 9H13V9M6 9H6.01M6.5 4V9H13.5" className={styles.line} />
        </pattern>
      </defs>
      <rect width="100%" height="10" fill={`url(#${pattern})`} />
    </svg>
  )
}
