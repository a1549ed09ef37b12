// Everything that a search finds, at an address that can be shared.
import type { Findings } from '@khyanalt/contract/search'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { readFoodCertificateStatus } from '@khyanalt/domain/food-certificate-status'
import { searchTexts } from '@khyanalt/domain/messages/search'
import { searchFieldTexts } from '@khyanalt/domain/messages/search-field'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLoaded } from '../../api/loading.ts'
import { useName, usePair, useText } from '../../language/language.tsx'
import { addressOfCategory } from '../../layouts/category-address.ts'
import { addressOfCertificate } from '../../layouts/certificate-address.ts'
import { SearchBox } from '../../layouts/SearchBox.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { loadFindings } from './load.ts'
import styles from './SearchScreen.module.css'

export const SearchScreen = () => {
  const t = useText(searchTexts)
  const pair = usePair(searchFieldTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadFindings>()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      {/* Another search starts from its own words. */}
      <SearchBox key={data?.text} defaultValue={data?.text ?? ''} className={styles.box} />
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && !data.found && <p>{t('ask')}</p>}
      {data?.found && <Results found={data.found} />}
    </div>
  )
}

const Results = ({ found }: { readonly found: Findings }) => {
  const t = useText(searchTexts)
  const certificate = useText(certificateStateTexts)
  const name = useName()
  const count = found.services.length + found.categories.length + found.posts.length + found.certificates.length
  if (count === 0) {
    return (
      <EmptyState
        icon="search"
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.services}>{t('browse')}</ButtonLink>}
      />
    )
  }
  return (
    <div className={styles.results}>
      <p role="status">{t('found', { count })}</p>
      {found.instead && <Alert tone="info">{t('instead', { text: found.instead })}</Alert>}
      <Group title={t('services')} items={found.services}>
        {service => (
          <Found
            key={service.slug}
            to={paths.service(service.slug)}
            icon={service.icon.url}
            note={name(service.category)}
          >
            {name(service.name)}
          </Found>
        )}
      </Group>
      <Group title={t('categories')} items={found.categories}>
        {category => (
          <Found key={category.id} to={addressOfCategory(category.id)} icon={category.icon.url}>
            {name(category.name)}
          </Found>
        )}
      </Group>
      <Group title={t('posts')} items={found.posts}>
        {post => (
          <Found key={post.id} to={paths.post(post.id)} note={name(post.excerpt)}>
            {name(post.title)}
          </Found>
        )}
      </Group>
      <Group title={t('certificates')} items={found.certificates}>
        {found => (
          <Found
            key={found.cs_id}
            to={addressOfCertificate(found)}
            note={[found.holder, name(found.form_name), certificate(wordOf(found))].join(' · ')}
          >
            {found.ref_id}
          </Found>
        )}
      </Group>
    </div>
  )
}

/** The public word of a status; what nobody knows is not valid. */
const wordOf = ({ request_category, status }: Findings['certificates'][number]) => {
  if (request_category === 'FSI') return readFoodCertificateStatus(status) ?? 'suspended'
  const state = readCertificateStatus(status)
  return state === null || state === 'cancelled' ? 'cancelled_public' : state
}

const Group = <T,>({
  title,
  items,
  children,
}: {
  readonly title: string
  readonly items: readonly T[]
  readonly children: (item: T) => ReactNode
}) =>
  items.length > 0 && (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{items.map(children)}</ul>
    </section>
  )

const Found = ({
  to,
  icon,
  note,
  children,
}: {
  readonly to: string
  readonly icon?: string
  readonly note?: string
  readonly children: ReactNode
}) => (
  <li>
    <Link to={to} className={styles.found}>
      {icon && <img src={icon} alt="" width={32} height={32} />}
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  </li>
)
