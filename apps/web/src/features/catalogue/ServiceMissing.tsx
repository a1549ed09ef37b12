import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Result } from '../../ui/Result.tsx'

/** There is no such service, or it is inactive (REQ-SVC-03). */
export const ServiceMissing = () => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  return (
    <Result {...pair('missing')} text={t('missingText')}>
      <ButtonLink to={paths.services}>{t('services')}</ButtonLink>
    </Result>
  )
}
