// Words that people typed, to be merged or removed.
import { listStaffWords, offerWord, removeWord } from '@khyanalt/contract/staff-words'
import { staffWordsTexts } from '@khyanalt/domain/messages/staff-words'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListParts } from './ListParts.tsx'
import styles from './lists.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { type TypedWord, wordsKey } from './typed-word.ts'

const size = 20

export const WordsScreen = () => {
  const t = useText(staffWordsTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffWordsTexts)('title')
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const [act, setAct] = useState<{ readonly kind: 'merge' | 'remove'; readonly word: TypedWord } | null>(null)
  const key = query.get('key') ?? ''
  const search = query.get('search') ?? ''
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...wordsKey, key, search, page],
    queryFn: ({ signal }) =>
      callApi(listStaffWords, { key: key || undefined, search: search || undefined, page, results: size }, { signal }),
    placeholderData: keepPreviousData,
  })
  const go = (changes: Record<string, string>) =>
    setQuery(Object.entries({ key, search, ...changes }).filter(([, value]) => value !== ''))
  const keys = data?.keys ?? []
  const client = useQueryClient()
  const offer = useMutation({
    mutationFn: ({ key, language, text }: TypedWord) => callApi(offerWord, { key, language, text }),
    onSuccess: async () => {
      showToast({ text: t('offerDone') })
      await client.invalidateQueries({ queryKey: wordsKey })
    },
    onError: fault => showToast({ text: errorText(fault, ui), tone: 'error' }),
  })
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('intro')} />
      <ListParts current="words" />
      <FilterBar
        key={`${query} ${keys.length}`}
        label={t('filters')}
        submit={t('apply')}
        onSubmit={typed => go({ key: typed.key ?? '', search: typed.search ?? '' })}
        fields={[
          {
            label: t('list'),
            control: control => (
              <Select
                {...control}
                name="key"
                defaultValue={key}
                emptyLabel={t('any')}
                options={keys.map(value => ({ value, label: value }))}
              />
            ),
          },
          {
            label: t('search'),
            control: control => <TextInput {...control} name="search" defaultValue={search} maxLength={100} />,
          },
        ]}
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data?.data.total === 0 && <EmptyState title={t('emptyTitle')} icon="list" />}
      {data && data.data.total > 0 && (
        <>
          <p className={styles.quiet}>{t('total', { total: data.data.total })}</p>
          <Table
            caption={t('title')}
            rows={data.data.data}
            rowKey={word => `${word.key} ${word.language} ${word.text}`}
            busy={isPlaceholderData}
            columns={[
              {
                id: 'text',
                header: t('column_text'),
                rowHeader: true,
                cell: word => <span lang={word.language}>{word.text}</span>,
              },
              { id: 'list', header: t('column_list'), cell: word => word.key },
              { id: 'language', header: t('column_language'), cell: word => t(`language_${word.language}`) },
              { id: 'used', header: t('column_used'), align: 'end', cell: word => word.used },
              {
                id: 'offered',
                header: t('column_offered'),
                cell: word => (
                  <Tag tone={word.offered ? 'green' : 'grey'}>{t(word.offered ? 'offered' : 'waiting')}</Tag>
                ),
              },
              {
                id: 'acts',
                header: t('column_acts'),
                hideHeader: true,
                cell: word => (
                  <span className={styles.acts}>
                    {!word.offered && (
                      <Button
                        size="s"
                        aria-label={t('offerOne', { text: word.text })}
                        busy={offer.isPending && offer.variables === word}
                        onClick={() => offer.mutate(word)}
                      >
                        {t('offer')}
                      </Button>
                    )}
                    <Button size="s" variant="secondary" onClick={() => setAct({ kind: 'merge', word })}>
                      {t('merge')}
                    </Button>
                    <Button size="s" variant="danger" onClick={() => setAct({ kind: 'remove', word })}>
                      {t('remove')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          <Pagination
            page={page}
            pages={Math.ceil(data.data.total / size)}
            onChange={number => go({ page: number > 1 ? String(number) : '' })}
          />
        </>
      )}
      {act?.kind === 'merge' && <MergeDialog word={act.word} onClose={() => setAct(null)} />}
      {act?.kind === 'remove' && <RemoveDialog word={act.word} onClose={() => setAct(null)} />}
    </StaffScreen>
  )
}

const RemoveDialog = ({ word, onClose }: { readonly word: TypedWord; readonly onClose: () => void }) => {
  const t = useText(staffWordsTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(removeWord, { key: word.key, language: word.language, text: word.text }),
    onSuccess: async () => {
      showToast({ text: t('removed') })
      await client.invalidateQueries({ queryKey: wordsKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { text: word.text })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error && <Alert tone="error">{errorText(remove.error, ui)}</Alert>}
    </ConfirmDialog>
  )
}
