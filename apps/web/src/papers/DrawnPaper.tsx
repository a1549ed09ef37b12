// A PDF that came with an answer, shown in place.
import { useEffect, useState } from 'react'
import { PdfFrame } from '../ui/PdfFrame.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** `paper` is the PDF in base64, or its bytes. */
export const DrawnPaper = ({ paper, title }: { readonly paper: string | Blob; readonly title: string }) => {
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
  return url ? <PdfFrame url={url} title={title} /> : <Skeleton height={320} />
}
