import { formatDay } from '../../language/format.ts'
import styles from './Period.module.css'

/** From when until when, or without end; a date is never broken across lines. */
export const Period = ({ from, to }: { readonly from: string; readonly to: string | null }) => (
  <span>
    <span className={styles.day}>{formatDay(from)}</span> –
    {to && (
      <>
        {' '}
        <span className={styles.day}>{formatDay(to)}</span>
      </>
    )}
  </span>
)
