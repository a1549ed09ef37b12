// The last decision that is a colleague's: why this person may not take it, and its button out of reach.
import { errorTexts } from '@khyanalt/domain/messages/errors'
import type { PartRefusal } from '@khyanalt/domain/took-part'
import { useId } from 'react'
import { useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

export const Barred = ({ because, act }: { readonly because: PartRefusal; readonly act: string }) => {
  const t = useText(errorTexts)
  const why = useId()
  return (
    <>
      <Alert tone="warning" id={why}>
        {t(because)}
      </Alert>
      <Button variant="secondary" disabled describedBy={why}>
        {act}
      </Button>
    </>
  )
}
