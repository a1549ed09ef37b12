// The build for older engines: the newest one needs what browsers of a year ago lack.
import './pdf-older.ts'
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './PdfPages.module.css'
import workerUrl from './pdf-worker.ts?worker&url'
import { Skeleton } from './Skeleton.tsx'
import { useUiText } from './ui-texts.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Phones refuse larger canvases, or run out of memory. */
const mostPixels = 8_000_000

type PdfPagesProps = {
  readonly url: string
  readonly title: string
  /** What stands there when the document cannot be drawn. */
  readonly failed: ReactNode
}

/** Every page of a PDF, each on a canvas of its own while it is in sight. */
export const PdfPages = ({ url, title, failed }: PdfPagesProps) => {
  const t = useUiText()
  const [state, setState] = useState<PDFDocumentProxy | 'waiting' | 'failed'>('waiting')
  const shown = useRef<PDFDocumentLoadingTask>(null)
  useEffect(() => {
    let left = false
    const loading = getDocument({ url, withCredentials: true })
    loading.promise.then(
      pdf => {
        if (left) return
        // What is read stays until the next is there.
        void shown.current?.destroy()
        shown.current = loading
        setState(pdf)
      },
      () => left || setState('failed'),
    )
    return () => {
      left = true
      if (shown.current !== loading) void loading.destroy()
    }
  }, [url])
  useEffect(() => () => void shown.current?.destroy(), [])
  if (state === 'failed') return failed
  if (state === 'waiting') return <Skeleton height={320} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className={styles.pages} aria-label={title} tabIndex={0}>
      {Array.from({ length: state.numPages }, (_, place) => place + 1).map(number => (
        <Page
          key={number}
          pdf={state}
          number={number}
          label={t('page', { page: number, of: state.numPages })}
          onFail={() => setState('failed')}
        />
      ))}
    </section>
  )
}

type PageProps = {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly label: string
  readonly onFail: () => void
}

const Page = ({ pdf, number, label, onFail }: PageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(false)
  const drawn = useRef(false)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const watch = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: paper.parentElement,
      rootMargin: '100% 0px',
    })
    watch.observe(paper)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const paper = canvas.current
    if (!near || !paper) return
    let left = false
    let task: { cancel: () => void } | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (left) return
      const plain = page.getViewport({ scale: 1 })
      const wide = (paper.clientWidth || 600) * devicePixelRatio
      const most = Math.sqrt((mostPixels * plain.width) / plain.height)
      const viewport = page.getViewport({ scale: Math.min(wide, most) / plain.width })
      // Over a page that stands there already the next one is laid when it is ready.
      const canvas = drawn.current ? document.createElement('canvas') : paper
      canvas.width = viewport.width
      canvas.height = viewport.height
      const drawing = page.render({ canvas, viewport })
      task = drawing
      await drawing.promise
      drawn.current = true
      paper.style.aspectRatio = `${plain.width} / ${plain.height}`
      if (canvas === paper) return
      paper.width = canvas.width
      paper.height = canvas.height
      paper.getContext('2d')?.drawImage(canvas, 0, 0)
    }
    // Being cancelled by leaving is no failure.
    draw().catch(() => left || fail.current())
    return () => {
      left = true
      task?.cancel()
    }
  }, [pdf, number, near])
  // Gives the memory of a page out of sight back; its room stays.
  useEffect(() => {
    const paper = canvas.current
    if (near || !paper) return
    drawn.current = false
    paper.width = 0
    paper.height = 0
  }, [near])
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.page} />
}
