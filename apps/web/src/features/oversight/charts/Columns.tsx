// Standing columns, one upon another: backlog by age, what falls due by day, months.
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import styles from './charts.module.css'
import { Frame, type Series } from './Frame.tsx'

export type Column = { readonly label: string; readonly values: readonly number[] }

const height = 220
const margin = { top: 14, right: 8, bottom: 30, left: 40 }

export const Columns = ({
  title,
  series,
  columns,
  beside = false,
}: {
  readonly title: string
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
  /** Beside each other instead of one upon another. */
  readonly beside?: boolean | undefined
}) => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const most = Math.max(1, ...columns.map(({ values }) => (beside ? Math.max(...values) : sum(values))))
  return (
    <Frame title={title} series={series} height={height}>
      {width => {
        const x = scaleBand({
          domain: columns.map(({ label }) => label),
          range: [margin.left, width - margin.right],
          padding: 0.25,
        })
        const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: true })
        const fits = Math.max(1, Math.floor((width - margin.left) / 64))
        const every = Math.ceil(columns.length / fits)
        return (
          <>
            <AxisLeft
              scale={y}
              left={margin.left}
              numTicks={4}
              hideAxisLine
              hideTicks
              tickFormat={value => (Number.isInteger(Number(value)) ? String(value) : '')}
              tickClassName={styles.tick ?? ''}
            />
            <AxisBottom
              scale={x}
              top={height - margin.bottom}
              hideTicks
              axisLineClassName={styles.axis ?? ''}
              tickValues={columns.filter((_, place) => place % every === 0).map(({ label }) => label)}
              tickClassName={styles.tick ?? ''}
            />
            {columns.flatMap(({ label, values }) =>
              values.map((value, place) => {
                const below = beside ? 0 : sum(values.slice(0, place))
                const wide = beside ? x.bandwidth() / values.length : x.bandwidth()
                const top = y(below + value)
                return (
                  <rect
                    key={`${label} ${series[place]?.key}`}
                    className={styles.bar}
                    data-look={series[place]?.look}
                    x={(x(label) ?? 0) + (beside ? place * wide : 0)}
                    y={top}
                    width={Math.max(1, wide - (beside ? 1 : 0))}
                    height={y(below) - top}
                  />
                )
              }),
            )}
          </>
        )
      }}
    </Frame>
  )
}
