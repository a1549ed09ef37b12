import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Result } from '../../ui/Result.tsx'

const titles = { category: 'categoryMissing', service: 'missing' } as const

/** There is no such category or service, or it is inactive (REQ-SVC-03). */
export const NotInCatalogue = ({ what }: { readonly what: keyof typeof titles }) => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  return (
    <Result {...pair(titles[what])} text={t('missingText')}>
      <ButtonLink to={paths.services}>{t('services')}</ButtonLink>
    </Result>
  )
}
