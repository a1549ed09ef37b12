// Something of another principal than the one chosen: whose it is, and the way to act for that one (REQ-BEHALF-04).
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { useBehalf } from '../api/behalf.ts'
import { useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useActFor } from '../use-act-for.ts'

/** `companyId` is whose it is; null is the person's own. */
export const OfAnother = ({ companyId }: { readonly companyId: string | null | undefined }) => {
  const t = useText(behalfTexts)
  const { principals, principal } = useBehalf()
  const act = useActFor()
  const whose = companyId === undefined ? undefined : principals.find(({ id }) => id === (companyId ?? 'self'))
  if (principal === null || whose === undefined || whose.id === principal.id) return null
  return (
    <Alert tone="info" title={t('otherTitle')}>
      <p>{t('otherText', { whose: whose.name, acting: principal.name })}</p>
      <Button variant="secondary" size="s" onClick={() => act(whose)}>
        {t('actFor')}
      </Button>
    </Alert>
  )
}
