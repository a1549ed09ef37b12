// Published versions: which one holds, who published it, how many requests go on under it; each can be seen and restored.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'
import { PublishedBy, VersionState } from './VersionState.tsx'
import { VersionView } from './VersionView.tsx'

export const VersionsPart = (props: {
  readonly opened: Opened
  readonly draft: FormDraft
  readonly onReload: () => Promise<void>
}) => {
  const t = useText(serviceEditorTexts)
  const tv = useText(serviceVersionTexts)
  const [query] = useSearchParams()
  const { versions } = props.opened
  const seen = versions.find(({ version }) => String(version) === query.get('version'))
  if (versions.length === 0) return <EmptyState title={t('versions_none')} />
  if (seen) return <VersionView key={seen.version} {...props} seen={seen} />
  return (
    <Table
      caption={t('part_versions')}
      rows={versions}
      rowKey={({ version }) => version}
      columns={[
        {
          id: 'version',
          header: t('part_versions'),
          rowHeader: true,
          nowrap: true,
          cell: ({ version }) => (
            <Link to={{ search: `?part=versions&version=${version}` }}>{t('version_n', { n: version })}</Link>
          ),
        },
        { id: 'state', header: t('col_state'), cell: row => <VersionState row={row} /> },
        { id: 'published', header: tv('published'), cell: row => <PublishedBy row={row} /> },
        { id: 'open', header: tv('open_requests'), align: 'end', cell: ({ open_requests: n }) => n },
      ]}
    />
  )
}
