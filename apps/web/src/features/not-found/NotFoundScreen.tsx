import { notFoundTexts } from '@khyanalt/domain/messages/not-found'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Result } from '../../ui/Result.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './NotFoundScreen.module.css'

/** No such address (REQ-NAV-08); a plain form to search from, so that it works without JavaScript. */
export const NotFoundScreen = () => {
  const t = useText(shellTexts)
  const words = useText(notFoundTexts)
  const pair = usePair(shellTexts)
  return (
    <>
      <Result {...pair('notFoundTitle')} text={words('notFoundText')}>
        <ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>
        <ButtonLink to={paths.services} variant="secondary">
          {t('toServices')}
        </ButtonLink>
      </Result>
      <UnmarkedFields value={true}>
        <AddressForm role="search" action={paths.posts} className={styles.search}>
          <TextField
            type="search"
            name="search"
            label={words('notFoundSearch')}
            maxLength={200}
            className={styles.field}
          />
          <Button type="submit" variant="secondary" icon="search">
            {t('search')}
          </Button>
        </AddressForm>
      </UnmarkedFields>
    </>
  )
}
