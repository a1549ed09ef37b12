// The search box: a plain form, so that it works without JavaScript.
import { postTexts } from '@khyanalt/domain/messages/posts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './PostSearch.module.css'
import { readFilters } from './post-filters.ts'

export const PostSearch = ({ search }: { readonly search: URLSearchParams }) => {
  const t = useText(postTexts)
  const { kind, search: words = '' } = readFilters(search)
  return (
    <UnmarkedFields value={true}>
      <AddressForm role="search" action={paths.posts} className={styles.form}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <TextField
          type="search"
          name="search"
          label={t('searchLabel')}
          defaultValue={words}
          maxLength={200}
          className={styles.field}
        />
        <Button type="submit" icon="search">
          {t('search')}
        </Button>
        {words !== '' && (
          <ButtonLink to={paths.posts} variant="secondary">
            {t('reset')}
          </ButtonLink>
        )}
      </AddressForm>
    </UnmarkedFields>
  )
}
