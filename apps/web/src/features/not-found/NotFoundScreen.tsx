import { shellTexts } from '@khyanalt/domain/messages/shell'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Result } from '../../ui/Result.tsx'

/** No such address (REQ-NAV-08). */
export const NotFoundScreen = () => {
  const t = useText(shellTexts)
  const pair = usePair(shellTexts)
  return (
    <Result {...pair('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>
      <ButtonLink to={paths.services} variant="secondary">
        {t('toServices')}
      </ButtonLink>
    </Result>
  )
}
