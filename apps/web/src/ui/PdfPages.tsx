import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'
import styles from './PdfPages.module.css'
import { Skeleton } from './Skeleton.tsx'
import { useUiText } from './ui-texts.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Every page of a PDF drawn on its own canvas. */
export const PdfPages = ({ url, title }: { readonly url: string; readonly title: string }) => {
  const t = useUiText()
  const [state, setState] = useState<PDFDocumentProxy | 'waiting' | 'failed'>('waiting')
  useEffect(() => {
    setState('waiting')
    const loading = getDocument({ url, withCredentials: true })
    loading.promise.then(setState, () => setState('failed'))
    return () => {
      loading.destroy()
    }
  }, [url])
  if (state === 'failed') return <Alert tone="error">{t('pdfFailed')}</Alert>
  if (state === 'waiting') return <Skeleton height={320} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className={styles.pages} aria-label={title} tabIndex={0}>
      {Array.from({ length: state.numPages }, (_, place) => place + 1).map(number => (
        <Page key={number} pdf={state} number={number} label={t('page', { page: number, of: state.numPages })} />
      ))}
    </section>
  )
}

const Page = ({
  pdf,
  number,
  label,
}: {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly label: string
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let left = false
    let task: { cancel: () => void } | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      const paper = canvas.current
      if (left || !paper) return
      const width = paper.parentElement?.clientWidth ?? 600
      const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * devicePixelRatio })
      paper.width = viewport.width
      paper.height = viewport.height
      const drawing = page.render({ canvas: paper, viewport })
      task = drawing
      // Being cancelled by leaving is no failure.
      await drawing.promise.catch(() => undefined)
    }
    draw()
    return () => {
      left = true
      task?.cancel()
    }
  }, [pdf, number])
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.page} />
}
