// A PDF that came with an answer, shown in place.
import { useEffect, useState } from 'react'
import { PdfFrame } from '../ui/PdfFrame.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** `paper` is the PDF in base64, or its bytes; a `steady` one is replaced while it is read, without going blank. */
export const DrawnPaper = ({
  paper,
  title,
  steady = false,
}: {
  readonly paper: string | Blob
  readonly title: string
  readonly steady?: boolean
}) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const bytes =
      typeof paper === 'string'
        ? new Blob([Uint8Array.from(atob(paper), letter => letter.charCodeAt(0))], { type: 'application/pdf' })
        : paper
    const address = URL.createObjectURL(bytes)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [paper])
  return url ? <PdfFrame url={url} title={title} steady={steady} /> : <Skeleton height={320} />
}
