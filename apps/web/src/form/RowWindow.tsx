// Only the rows near the screen, with gaps as tall as the rest; fetched when a table is long enough to need it.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { RowRenderer } from './rows.ts'

type RowWindowProps = {
  readonly ids: readonly string[]
  /** Rows that stay mounted wherever the page stands: the focused one and the one being edited. */
  readonly kept: readonly (string | null)[]
  /** What the rows stand in; its top is where they begin. */
  readonly host: RefObject<HTMLElement | null>
  /** The height of a row before it was measured, in pixels. */
  readonly estimate: number
  readonly row: RowRenderer
  readonly gap: (height: number, key: string) => ReactNode
}

/** How far beyond the screen rows are mounted already, in pixels, so that Tab and slow scrolling never meet a gap. */
const ahead = 400

/** The rows and gaps in their order. */
export const RowWindow = ({ ids, kept, host, estimate, row, gap }: RowWindowProps) => {
  const top = useTop(host)
  // A new function makes the virtualizer lay out all rows anew.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids])
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => estimate,
    overscan: Math.ceil(ahead / estimate),
    scrollMargin: top,
    // Rows beyond the screen are mounted ahead; drawing them need not hold up the scrolling.
    useFlushSync: false,
    getItemKey,
    measureElement: outerHeight,
    rangeExtractor: range => {
      const shown = new Set(defaultRangeExtractor(range))
      for (const id of kept) {
        const place = id === null ? -1 : ids.indexOf(id)
        // The neighbours too, so that Tab leads from row to row even where the page was scrolled away.
        for (const near of place < 0 ? [] : [place - 1, place, place + 1]) {
          if (near >= 0 && near < ids.length) shown.add(near)
        }
      }
      return [...shown].sort((a, b) => a - b)
    },
  })
  const parts: ReactNode[] = []
  let end = top
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) parts.push(gap(item.start - end, `gap before ${item.key}`))
    const id = ids[item.index]
    if (id !== undefined) parts.push(row(id, item.index, virtualizer.measureElement))
    end = item.end
  }
  const rest = top + virtualizer.getTotalSize() - end
  if (rest > 0) parts.push(gap(rest, 'gap at the end'))
  return parts
}

/** A row with the space beneath it. */
const outerHeight = (element: Element): number =>
  element.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(element).marginBottom)

/** Where an element begins in the page; what stands above it grows and shrinks while a form is filled in. */
const useTop = (host: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (host.current) setTop(Math.round(host.current.getBoundingClientRect().top + window.scrollY))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      // Rows mounted ahead bridge the moment; the act that changed the height is shown first.
      timer = setTimeout(measure, 100)
    })
    measure()
    observer.observe(document.body)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [host])
  return top
}
