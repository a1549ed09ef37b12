// The questions of forms that choose from a list, with a way to each service.
import { findListUses } from '@khyanalt/contract/staff-lists'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'

export const ListUses = ({ list }: { readonly list: OpenedList }) => {
  const t = useText(staffListFilesTexts)
  const { ui } = useLanguage()
  const name = useName()
  const { library } = list
  const { data, error, refetch } = useQuery({
    queryKey: [...listsKey, 'uses', library],
    queryFn: ({ signal }) => callApi(findListUses, { library }, { signal }),
  })
  const nameOf = (value: string) => name(list.options.find(option => option.value === value)?.label ?? noName)
  return (
    <section className={styles.uses} aria-labelledby="list-uses">
      <h2 id="list-uses">{t('uses')}</h2>
      {error && <ErrorState title={t('uses_failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.uses.length === 0 && <p className={styles.quiet}>{t('uses_none')}</p>}
      {data && data.uses.length > 0 && (
        <ul className={styles.useList}>
          {data.uses.map(({ service, open, draft, places, named }) => (
            <li key={`${service.id} ${draft}`}>
              <TextLink to={staffPaths.service(service.id)}>{name(service.name)}</TextLink>{' '}
              <Tag tone={draft ? 'orange' : open ? 'green' : 'grey'} size="s">
                {t(draft ? 'use_draft' : open ? 'use_open' : 'use_closed')}
              </Tag>
              {places.map(place => (
                <span key={place.mn} className={styles.line}>
                  {name(place)}
                </span>
              ))}
              {named.length > 0 && (
                <span className={styles.line}>{t('use_named', { names: named.map(nameOf).join(', ') })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const noName = { mn: '', en: '' }
