// Published versions, who published them, what changed, and how many requests go on under each.
import { definitionChangeTexts } from '@khyanalt/domain/messages/definition-changes'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './builder.module.css'
import { ChangeWords } from './ChangeWords.tsx'
import { type Opened, versionQuery } from './queries.ts'

export const VersionsPart = ({ opened }: { readonly opened: Opened }) => {
  const t = useText(serviceEditorTexts)
  if (opened.versions.length === 0) return <EmptyState title={t('versions_none')} />
  return (
    <div className={styles.fields}>
      {opened.versions.map(({ version, published_at, published_by, open_requests }) => (
        <Card key={version} title={t('version_n', { n: version })}>
          <p>
            {published_by
              ? t('published_on', { date: formatDay(published_at), name: published_by })
              : t('published_seed', { date: formatDay(published_at) })}
          </p>
          <p className={styles.quiet}>{t('open_under', { n: open_requests })}</p>
          {version > 1 && <VersionChanges id={opened.id} version={version} />}
        </Card>
      ))}
    </div>
  )
}

const VersionChanges = ({ id, version }: { readonly id: number; readonly version: number }) => {
  const t = useText(serviceEditorTexts)
  const changeWord = useText(definitionChangeTexts)
  const name = useName()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...versionQuery(id, version), enabled: open })
  return (
    <details className={styles.changes} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{data ? t('changes_before', { n: data.data.changes.length }) : t('changes_show')}</summary>
      {open && !data && <Skeleton lines={3} />}
      <ul className={styles.list}>
        {data?.data.changes.map(change => (
          <li key={`${change.code} ${change.path}`}>
            {changeWord(`change_${change.code}`)}: “{name(change.title)}” <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}
