// Lying bars with a mark each: how long something took, and how long it may take.
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import styles from './charts.module.css'
import { Frame, type Series } from './Frame.tsx'

export type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** How far nine of ten stay. */
  readonly reach: number
  readonly mark: number | null
}

const row = 36
const bottom = 26

export const Bars = ({
  title,
  series,
  bars,
}: {
  readonly title: string
  readonly series: readonly Series[]
  readonly bars: readonly Bar[]
}) => {
  const height = bars.length * row + bottom
  const most = Math.max(1, ...bars.map(({ reach, mark }) => Math.max(reach, mark ?? 0)))
  return (
    <Frame title={title} series={series} height={height}>
      {width => {
        const right = width - 12
        const x = scaleLinear({ domain: [0, most], range: [0, right], nice: true })
        const y = scaleBand({ domain: bars.map(({ key }) => key), range: [0, height - bottom] })
        return (
          <>
            {bars.map(({ key, label, value, reach, mark }) => {
              const top = (y(key) ?? 0) + 20
              return (
                <g key={key}>
                  <text x={0} y={top - 6} className={styles.name}>
                    {cut(label, Math.floor(width / 7))}
                  </text>
                  <rect className={styles.bar} data-look="third" x={0} y={top} width={x(reach)} height={10} />
                  <rect
                    className={styles.bar}
                    data-look="first"
                    x={0}
                    y={top}
                    width={Math.max(1, x(value))}
                    height={10}
                  />
                  {mark !== null && (
                    <rect className={styles.bar} data-look="mark" x={x(mark) - 1} y={top - 3} width={3} height={16} />
                  )}
                </g>
              )
            })}
            <AxisBottom
              scale={x}
              top={height - bottom}
              numTicks={5}
              hideTicks
              axisLineClassName={styles.axis ?? ''}
              tickClassName={styles.tick ?? ''}
              tickFormat={value => String(value)}
            />
          </>
        )
      }}
    </Frame>
  )
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
