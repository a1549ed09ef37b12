// What the rows of tables share, few or many.
import type { ReactNode } from 'react'

/** Tells the window how tall a row is; absent while all rows are mounted. */
export type MeasureRow = (element: HTMLElement | null) => void

/** Draws a row at its place, from 0. */
export type RowRenderer = (id: string, index: number, measure: MeasureRow | undefined) => ReactNode

/** From so many rows on, only those near the screen are mounted. */
export const longFrom = 50
