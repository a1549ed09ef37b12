// The frame of a chart: its title, what its colours mean, and the drawing, which the table beside says in numbers.
import type { ReactNode } from 'react'
import styles from './charts.module.css'
import { useWidth } from './use-width.ts'

export type Series = {
  readonly key: string
  readonly label: string
  readonly look: 'first' | 'second' | 'third' | 'mark'
}

export const Frame = ({
  title,
  series,
  height,
  children,
}: {
  readonly title: string
  readonly series: readonly Series[]
  readonly height: number
  readonly children: (width: number) => ReactNode
}) => {
  const { room, width } = useWidth()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {series.length > 1 && (
        <p className={styles.legend} aria-hidden="true">
          {series.map(({ key, label, look }) => (
            <span key={key}>
              <i className={styles.key} data-look={look} />
              {label}
            </span>
          ))}
        </p>
      )}
      <div ref={room} className={styles.room}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          aria-hidden="true"
          focusable="false"
          className={styles.drawing}
        >
          {children(width)}
        </svg>
      </div>
    </figure>
  )
}
