import { lazy, Suspense, useEffect, useState } from 'react'
import { Alert } from './Alert.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import styles from './PdfFrame.module.css'
import { Skeleton } from './Skeleton.tsx'
import { TextLink } from './TextLink.tsx'
import { useUiText } from './ui-texts.ts'

// Only for browsers that show no PDF in a page themselves, most of them on phones.
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

/**
 * A PDF in the page: by the browser's own viewer where it has one, else drawn page by page, as is one that is replaced
 * while somebody reads it.
 */
export const PdfFrame = ({
  url,
  title,
  steady = false,
}: {
  readonly url: string
  readonly title: string
  readonly steady?: boolean
}) => {
  const t = useUiText()
  // Known in the browser alone; the server leaves the room free.
  const [native, setNative] = useState<boolean | null>(null)
  useEffect(() => setNative(!steady && showsWholePdf(navigator)), [steady])
  const failed = <Alert tone="error">{t('pdfFailed')}</Alert>
  return (
    <div className={styles.frame}>
      <div className={styles.paper}>
        {native === true && <iframe src={url} title={title} className={styles.native} />}
        {native === false && (
          <PartBoundary key={steady ? 'steady' : url} instead={failed}>
            <Suspense fallback={<Skeleton height={320} />}>
              <PdfPages url={url} title={title} failed={failed} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
      <TextLink href={url} newWindow>
        {t('openPdf')}
      </TextLink>
    </div>
  )
}

/** Whether a PDF in a frame shows all its pages: iPhones and iPads say that they do, and draw the first one alone. */
const showsWholePdf = ({ pdfViewerEnabled, vendor, maxTouchPoints }: Navigator): boolean =>
  pdfViewerEnabled && !(vendor.startsWith('Apple') && maxTouchPoints > 0)
