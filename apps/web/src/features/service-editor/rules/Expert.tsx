// A rule that no pick list could show: it is read here and changed as JSON.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'

export const Expert = ({ onJson }: { readonly onJson: (() => void) | undefined }) => {
  const t = useText(ruleEditorTexts)
  return (
    <Alert tone="info">
      {t('expert')}{' '}
      {onJson && (
        <Button variant="quiet" size="s" onClick={onJson}>
          {t('open_json')}
        </Button>
      )}
    </Alert>
  )
}
