// Every message by what it is about: what it is called, what it says, and whether its words were changed.
import type { OwnTextState } from '@khyanalt/contract/own-texts'
import { notificationSettingTexts } from '@khyanalt/domain/messages/notification-settings'
import { ownTextTexts, variableNames } from '@khyanalt/domain/messages/own-texts'
import {
  isOwnTextName,
  ownTexts,
  shippedWords,
  type TextGroup,
  textGroups,
  titleOf,
} from '@khyanalt/domain/own-texts/own-texts'
import { withNames } from '@khyanalt/domain/own-texts/template'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { AgencyParts } from '../../layouts/AgencyParts.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './own-texts.module.css'
import { ownTextsQuery } from './queries.ts'

type Row = {
  readonly state: OwnTextState
  readonly title: { readonly mn: string; readonly en: string }
  readonly says: string
}

export const OwnTextsScreen = () => {
  const t = useText(ownTextTexts)
  const { ui } = useLanguage()
  const pair = usePair(ownTextTexts)
  const { data, error, refetch } = useQuery(ownTextsQuery)
  const [sought, setSought] = useState('')
  usePageTitle(pair('title').title)
  const rows = (data?.data ?? []).flatMap((state): readonly Row[] => {
    if (!isOwnTextName(state.name)) return []
    const text = ownTexts[state.name]
    const words = { ...shippedWords(text), ...state.words }
    const says = (words.sentence ?? words.before)?.[ui] ?? ''
    return [{ state, title: titleOf(text), says: withNames(says, variable => variableNames[variable]?.[ui]) }]
  })
  const key = sought.trim().toLowerCase()
  const found = rows.filter(({ title, says }) => `${title.mn} ${title.en} ${says}`.toLowerCase().includes(key))
  return (
    <StaffScreen>
      <PageHeader {...pair('title')} ornament={false} lead={t('lead')} />
      <AgencyParts current="texts" />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <>
          <TextField label={t('search')} type="search" value={sought} onChange={setSought} className={styles.search} />
          <p role="status" className={styles.quiet}>
            {found.length === 0 ? t('none_found') : ''}
          </p>
          {textGroups.map(group => {
            const own = found.filter(({ state }) => state.group === group)
            return own.length > 0 && <Group key={group} group={group} rows={own} />
          })}
        </>
      )}
    </StaffScreen>
  )
}

const Group = ({ group, rows }: { readonly group: TextGroup; readonly rows: readonly Row[] }) => {
  const t = useText(ownTextTexts)
  const topic = useText(notificationSettingTexts)
  const name = useName()
  const heading = group === 'always' || group === 'letters' ? t(`group_${group}`) : topic(group)
  return (
    <Card title={heading}>
      <Table
        caption={heading}
        rows={rows}
        rowKey={({ state }) => state.name}
        columns={[
          {
            id: 'text',
            header: t('column_text'),
            rowHeader: true,
            card: 'title',
            cell: ({ state, title, says }) => (
              <>
                <Link to={staffPaths.text(state.name)} className={styles.link}>
                  {name(title)}
                </Link>
                <span className={styles.says}>{says}</span>
              </>
            ),
          },
          {
            id: 'state',
            header: t('column_state'),
            card: 'state',
            nowrap: true,
            cell: ({ state }) => (
              <span className={styles.tags}>
                {state.words ? <Tag tone="blue">{t('state_own')}</Tag> : <Tag>{t('state_shipped')}</Tag>}
                {state.lacks.length > 0 && <Tag tone="orange">{t('state_lacks')}</Tag>}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
