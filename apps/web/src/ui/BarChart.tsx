import { useId } from 'react'
import styles from './BarChart.module.css'
import { useUiText } from './ui-texts.ts'

export type Bar = { readonly label: string; readonly value: number; readonly shown?: string | undefined }

const rowHeight = 34

/** Lying bars, so that long Mongolian names have room; the same numbers stand in a table behind. */
export const BarChart = ({
  title,
  bars,
  valueLabel,
  labelHeader,
}: {
  readonly title: string
  readonly bars: readonly Bar[]
  /** What the numbers are: "Хүсэлтийн тоо". */
  readonly valueLabel: string
  readonly labelHeader: string
}) => {
  const t = useUiText()
  const id = useId()
  const largest = Math.max(1, ...bars.map(bar => bar.value))
  return (
    <figure className={styles.chart}>
      <figcaption id={id} className={styles.title}>
        {title}
        <span className={styles.unit}>{valueLabel}</span>
      </figcaption>
      <div className={styles.rows} aria-hidden="true">
        {bars.map(bar => (
          <div key={bar.label} className={styles.row} style={{ minHeight: rowHeight }}>
            <span className={styles.label}>{bar.label}</span>
            <svg
              aria-hidden="true"
              className={styles.track}
              preserveAspectRatio="none"
              viewBox="0 0 100 10"
              focusable="false"
            >
              <rect className={styles.ground} width="100" height="10" />
              <rect className={styles.bar} width={(bar.value / largest) * 100} height="10" />
            </svg>
            <span className={styles.value}>{bar.shown ?? bar.value}</span>
          </div>
        ))}
      </div>
      <details className={styles.behind}>
        <summary className={styles.summary}>{t('tableOf')}</summary>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(bar => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.shown ?? bar.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
