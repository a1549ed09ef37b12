// The posts that came with the portal: read, then published, several at once.
import { publishPosts } from '@khyanalt/contract/opening'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { AgencyParts } from '../../layouts/AgencyParts.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Table } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './agency.module.css'
import { agencyKey, type Openable, openableQuery } from './queries.ts'

export const OpenPostsScreen = () => {
  const t = useText(openingTexts)
  const { ui } = useLanguage()
  const heading = usePair(openingTexts)('posts_title')
  usePageTitle(heading.title)
  const { data, error, refetch } = useQuery(openableQuery)
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('posts_lead')} />
      <AgencyParts current="posts" />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Posts posts={data.posts} />}
    </StaffScreen>
  )
}

const Posts = ({ posts }: Pick<Openable, 'posts'>) => {
  const t = useText(openingTexts)
  const { ui } = useLanguage()
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const drafts = posts.filter(post => !post.published)
  const ids = drafts.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const publish = useMutation({
    mutationFn: () => callApi(publishPosts, { ids, transaction_id: act.of(ids) }),
    onSuccess: async ({ published }) => {
      showToast({ text: t('posts_saved', { count: published }) })
      setChosen(new Set())
      await client.invalidateQueries({ queryKey: agencyKey })
    },
  })
  const choose = (id: number, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter(one => one !== id)))
  return (
    <>
      {drafts.length > 0 && (
        <Checkbox
          label={t('choose_all')}
          value={ids.length === drafts.length}
          indeterminate={ids.length > 0 && ids.length < drafts.length}
          onChange={on => setChosen(new Set(on ? drafts.map(({ id }) => id) : []))}
        />
      )}
      {publish.error && (
        <Alert tone="error" urgent>
          {errorText(publish.error, ui)}
        </Alert>
      )}
      <Table
        caption={t('posts_title')}
        rows={posts}
        rowKey={row => row.id}
        columns={[
          {
            id: 'choose',
            header: t('publish_chosen', { count: ids.length }),
            hideHeader: true,
            cell: row =>
              !row.published && (
                <Checkbox
                  hideLabel
                  label={t('choose_post', { title: name(row.title) })}
                  value={chosen.has(row.id)}
                  onChange={on => choose(row.id, on)}
                />
              ),
          },
          {
            id: 'post',
            header: t('column_post'),
            rowHeader: true,
            width: '70%',
            cell: row => <Link to={staffPaths.post(row.id)}>{name(row.title)}</Link>,
          },
          {
            id: 'state',
            header: t('column_state'),
            cell: row => (
              <StatusTag
                tone={row.published ? 'green' : 'grey'}
                label={t(row.published ? 'published' : 'draft')}
                size="s"
              />
            ),
          },
        ]}
      />
      {ids.length > 0 && (
        <div className={styles.bar}>
          <Button icon="check" size="s" busy={publish.isPending} onClick={() => publish.mutate()}>
            {t('publish_chosen', { count: ids.length })}
          </Button>
        </div>
      )}
    </>
  )
}
