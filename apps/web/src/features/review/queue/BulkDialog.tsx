// Before anything happens: to which of the selected requests the action would happen, and to which not and why.

import type { previewBulkAct } from '@khyanalt/contract/bulk-acts'
import { startBulkAct } from '@khyanalt/contract/bulk-acts'
import type { OutputOf } from '@khyanalt/contract/call'
import { type BulkAction, undoSeconds } from '@khyanalt/domain/bulk-act'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { useLanguage, useName, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useDecision } from '../../cases/use-decision.ts'
import { bulkActsQuery, bulkPreviewQuery, cannedTextsQuery, colleaguesQuery } from '../queries.ts'
import { maxRemarkLength } from '../remark-drafts.ts'
import type { BulkButton } from './BulkBar.tsx'
import styles from './BulkDialog.module.css'
import { useRefusalWords } from './refusal-words.ts'

type Item = OutputOf<typeof previewBulkAct>['data'][number]

type BulkDialogProps = {
  readonly button: BulkButton
  readonly numbers: readonly string[]
  /** The service of all of them, where it is one: its ready texts are offered. */
  readonly service: number | null
  readonly onDone: () => void
  readonly onClose: () => void
}

export const BulkDialog = ({ button, numbers, service, onDone, onClose }: BulkDialogProps) => {
  const t = useText(queueTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const client = useQueryClient()
  const action: BulkAction = button === 'take' ? 'assign' : button
  const [chosen, setChosen] = useState('')
  const to = button === 'take' ? (user?.id ?? '') : chosen
  const [remark, setRemark] = useState('')
  const [withHeld, setWithHeld] = useState(false)
  const [checked, setChecked] = useState(false)
  const preview = useQuery(bulkPreviewQuery(action, action === 'assign' ? to : '', numbers))
  const { decide, pending, error } = useDecision(startBulkAct, {
    onDone: () => {
      void client.invalidateQueries({ queryKey: bulkActsQuery.queryKey })
      onDone()
    },
  })
  const items = preview.data?.data ?? []
  const wont = items.filter(({ refused }) => refused !== null)
  const held = items.filter(({ refused, holder }) => refused === null && holder !== null && holder.id !== user?.id)
  const free = items.filter(item => item.refused === null && !held.includes(item))
  const will = withHeld ? [...free, ...held] : free
  const lacksText = action === 'return' && remark.trim() === ''
  const confirm = () => {
    setChecked(true)
    if (lacksText || (action === 'assign' && to === '') || will.length === 0) return
    decide({
      action,
      ...(action === 'assign' ? { to } : {}),
      ...(action === 'return' ? { remark: { title: t('remark_title'), comment: remark.trim() } } : {}),
      requests: will.map(({ request_number, version, holder }) => ({
        request_number,
        version,
        holder: holder?.id ?? null,
      })),
    })
  }
  return (
    <DecisionDialog
      title={t(`title_${action}`, { count: preview.data ? will.length : numbers.length })}
      explain={t('explain', { seconds: undoSeconds })}
      confirm={t(`act_${button}`)}
      size="l"
      {...{ pending, error, onClose }}
      onConfirm={confirm}
    >
      {button === 'assign' && (
        <Colleagues
          numbers={numbers}
          value={chosen}
          onChange={setChosen}
          error={checked && chosen === '' ? t('assign_missing') : null}
        />
      )}
      {action === 'return' && (
        <ReturnText
          service={service}
          value={remark}
          onChange={setRemark}
          error={checked && lacksText ? t('remark_missing') : null}
        />
      )}
      {preview.isLoading && <Skeleton lines={4} />}
      {preview.error && (
        <Alert tone="error" urgent title={t('check_failed')}>
          {errorText(preview.error, ui)}
        </Alert>
      )}
      {preview.data && free.length + held.length === 0 && <Alert tone="warning">{t('will_none')}</Alert>}
      {checked && preview.data && will.length === 0 && held.length > 0 && (
        <Alert tone="warning" urgent>
          {t('nothing_left')}
        </Alert>
      )}
      {wont.length > 0 && <Part title={t('wont', { count: wont.length })} items={wont} />}
      {held.length > 0 && (
        <Part title={t('held', { count: held.length })} items={held}>
          <Checkbox value={withHeld} onChange={setWithHeld} label={t('held_include')} />
        </Part>
      )}
      {free.length > 0 && <Part title={t('will', { count: free.length })} items={free} />}
    </DecisionDialog>
  )
}

/** Requests under one heading, each with what keeps it from the action. */
const Part = ({
  title,
  items,
  children,
}: {
  readonly title: string
  readonly items: readonly Item[]
  readonly children?: React.ReactNode
}) => {
  const t = useText(queueTexts)
  const name = useName()
  const why = useRefusalWords()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h3 id={heading} className={styles.heading}>
        {title}
      </h3>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too. */}
      <ul className={styles.list} tabIndex={0} aria-labelledby={heading}>
        {items.map(({ request_number, applicant, title: service, holder, refused }) => (
          <li key={request_number}>
            <span className={styles.number}>{request_number}</span>{' '}
            {applicant && service && (
              <span className={styles.quiet}>
                {applicant}, {name(service)}
              </span>
            )}
            {refused ? (
              <span className={styles.why}>{why(refused)}</span>
            ) : (
              holder && children && <span className={styles.why}>{t('held_by', { name: holder.name })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those who may decide on the present step of every one of them. */
const Colleagues = ({
  numbers,
  value,
  onChange,
  error,
}: {
  readonly numbers: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
}) => {
  const t = useText(queueTexts)
  const words = useText(staffDeskTexts)
  const { data } = useQuery(colleaguesQuery(numbers.toSorted()))
  const people = data?.data ?? []
  return (
    <Field
      label={t('assign_to')}
      required
      error={error}
      help={data && people.length === 0 ? words('assign_nobody') : undefined}
    >
      {control => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          emptyLabel={words('assign_choose')}
          options={people.map(({ id, name, position, holds, away }) => ({
            value: id,
            label: [
              words('colleague', { name, count: holds }),
              position,
              away && words('colleague_away', { to: away.to, name: away.deputy.name }),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      )}
    </Field>
  )
}

const ReturnText = ({
  service,
  value,
  onChange,
  error,
}: {
  readonly service: number | null
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
}) => {
  const t = useText(queueTexts)
  const { data } = useQuery({ ...cannedTextsQuery(service ?? 0), enabled: service !== null })
  const texts = data?.data ?? []
  return (
    <>
      {texts.length > 0 && (
        <Field label={t('remark_ready')}>
          {control => (
            <Select
              {...control}
              value={texts.find(({ text }) => text === value)?.id ?? ''}
              onChange={id => onChange(texts.find(text => text.id === id)?.text ?? '')}
              emptyLabel={t('remark_ready_none')}
              options={texts.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </Field>
      )}
      <Field label={t('remark')} help={t('remark_help')} required error={error}>
        {control => <TextArea {...control} value={value} onChange={onChange} rows={3} limit={maxRemarkLength} />}
      </Field>
    </>
  )
}
