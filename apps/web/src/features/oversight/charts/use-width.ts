// How wide the room of a chart is, so that its words keep their size on a phone.
import { type RefObject, useEffect, useRef, useState } from 'react'

export const useWidth = (first = 560): { readonly room: RefObject<HTMLDivElement | null>; readonly width: number } => {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = room.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const wide = Math.round(entry?.contentRect.width ?? 0)
      if (wide > 0) setWidth(wide)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, width }
}
