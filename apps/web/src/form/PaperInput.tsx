// Picks a paper: one PDF, or photos of which the browser makes one (REQ-PHOTO-01).
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type ComponentProps, useState } from 'react'
import { useText } from '../language/language.tsx'
import { FileInput } from '../ui/FileInput.tsx'
import { announce } from '../ui/live-region.ts'
import type { PhotoDialog } from './photos/PhotoDialog.tsx'

type Props = Omit<ComponentProps<typeof FileInput>, 'accept'> & {
  /** What a PDF of photos is called; else as the button. */
  readonly paper?: string | undefined
}
type Opened = { readonly first: File; readonly Photos: typeof PhotoDialog }

/** A file input whose answer is always one file, made of photos where photos were chosen. */
export const PaperInput = ({ onPick, hint, paper, ...rest }: Props) => {
  const t = useText(formTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const pick = async (file: File) => {
    setFailed(false)
    if (!looksLikePicture(file)) return onPick(file)
    try {
      const { PhotoDialog: Photos } = await import('./photos/PhotoDialog.tsx')
      setOpened({ first: file, Photos })
    } catch {
      setFailed(true)
      announce(t('photosAway'))
    }
  }
  return (
    <>
      <FileInput
        {...rest}
        hint={
          <>
            {hint}
            {hint && <br />}
            {t(failed ? 'photosAway' : 'filePhotos')}
          </>
        }
        accept="application/pdf,.pdf,image/*"
        onPick={pick}
      />
      {opened && (
        <opened.Photos
          first={opened.first}
          title={paper ?? rest.label}
          onClose={() => setOpened(null)}
          onMade={pdf => {
            setOpened(null)
            onPick(pdf)
          }}
        />
      )}
    </>
  )
}

// A name that ends as a PDF's is judged as a PDF, whatever is in it.
const looksLikePicture = ({ name, type }: File): boolean =>
  !/\.pdf$/i.test(name) && (type.startsWith('image/') || /\.hei[cf]$/i.test(name))
