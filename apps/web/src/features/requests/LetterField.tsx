// The one official letter of a change (REQ-UPD-04…06, REQ-UPD-08, REQ-UPD-14).
import { uploadChangeLetter } from '@khyanalt/contract/certificate-changes'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { type Paper, PaperField } from '../../form/PaperField.tsx'
import { usePair, useText } from '../../language/language.tsx'

type Props = {
  readonly letter: Paper | null
  readonly error: string | null
  readonly onChange: (letter: Paper | null) => void
}

export const LetterField = ({ letter, error, onChange }: Props) => {
  const t = useText(certificateChangeTexts)
  const { title, subtitle } = usePair(certificateChangeTexts)('letter')
  return (
    <PaperField
      id="change-letter"
      label={title}
      sublabel={subtitle}
      help={t('letterHelp')}
      paper={letter}
      error={error}
      required
      call={uploadChangeLetter}
      words={{
        running: t('uploadRunning'),
        uploaded: t('uploaded'),
        removed: t('removed'),
        failed: t('uploadFailed'),
      }}
      onChange={onChange}
    />
  )
}
