// What was paid online, and what of it belongs to its payer (REQ-ONLINE-05, REQ-ONLINE-06).
import type { OutputOf } from '@khyanalt/contract/call'
import { type listOnlinePayments, returnPayment } from '@khyanalt/contract/online-payments'
import { onlinePaymentTexts } from '@khyanalt/domain/messages/online-payment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import rows from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useDecision } from '../../cases/use-decision.ts'
import { onlinePaymentsQuery } from '../queries.ts'
import { writeAmount } from '../write-amount.ts'
import { MoneyScreen } from './MoneyScreen.tsx'
import look from './statements.module.css'

type Row = OutputOf<typeof listOnlinePayments>['data']['data'][number]
const views = ['owed', 'all'] as const
const tones = { open: 'grey', short: 'orange', paid: 'green', unasked: 'red', cancelled: 'grey' } as const

export const OnlinePaymentsScreen = () => {
  const heading = usePair(onlinePaymentTexts)('listTitle')
  return (
    <MoneyScreen heading={heading} current="online">
      <Payments />
    </MoneyScreen>
  )
}

const Payments = () => {
  const t = useText(onlinePaymentTexts)
  const { ui } = useLanguage()
  const [address, setAddress] = useSearchParams()
  const view = address.get('view') === 'all' ? 'all' : 'owed'
  const page = Math.max(1, Number(address.get('page')) || 1)
  const { data, error, isPending, refetch } = useQuery(onlinePaymentsQuery(view, page))
  const [returning, setReturning] = useState<Row | null>(null)
  const amount = (id: 'amount' | 'received' | 'owed' | 'returned'): TableColumn<Row> => ({
    id,
    header: t(id),
    align: 'end',
    cell: row => <span className={rows.figures}>{writeAmount(row[id])}</span>,
  })
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'invoice',
      header: t('invoice'),
      rowHeader: true,
      cell: row => (
        <>
          {row.invoice}
          <Link className={rows.aside} to={staffPaths.request(row.request_number)}>
            {row.request_number}
          </Link>
        </>
      ),
    },
    { id: 'applicant', header: t('applicant'), cell: row => row.applicant },
    { id: 'at', header: t('at'), cell: row => <span className={rows.figures}>{formatDay(row.created_at)}</span> },
    amount('amount'),
    amount('received'),
    amount('owed'),
    amount('returned'),
    {
      id: 'state',
      header: t('state'),
      cell: row => (
        <Tag tone={tones[row.state]} size="s">
          {t(`state_${row.state}`)}
        </Tag>
      ),
    },
    {
      id: 'act',
      header: t('giveBack'),
      hideHeader: true,
      cell: row =>
        row.owed !== '0' &&
        (row.state === 'short' ? (
          <span className={rows.aside}>{t('waitsForRest')}</span>
        ) : (
          <Button
            size="s"
            variant="secondary"
            label={t('giveBackOf', { invoice: row.invoice })}
            onClick={() => setReturning(row)}
          >
            {t('giveBack')}
          </Button>
        )),
    },
  ]
  return (
    <>
      <TabLinks
        label={t('view')}
        current={view}
        tabs={views.map(key => ({ key, to: `?view=${key}`, text: t(`view_${key}`) }))}
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={6} />}
      {data && data.data.total === 0 && <EmptyState title={t(`empty_${view}`)} icon="receipt" />}
      {data && data.data.total > 0 && (
        <div className={look.lines}>
          <Table caption={t('listTitle')} rows={data.data.data} columns={columns} rowKey={row => row.id} />
          <Pagination
            page={page}
            pages={Math.ceil(data.data.total / data.data.per_page)}
            onChange={next => setAddress({ view, page: String(next) })}
          />
        </div>
      )}
      {returning && (
        <ReturnDialog
          payment={returning}
          onDone={() => {
            setReturning(null)
            announce(t('givenBack'))
          }}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  )
}

type ReturnDialogProps = { readonly payment: Row; readonly onDone: () => void; readonly onClose: () => void }

const ReturnDialog = ({ payment, onDone, onClose }: ReturnDialogProps) => {
  const t = useText(onlinePaymentTexts)
  const [way, setWay] = useState<'provider' | 'hand'>(payment.by_provider ? 'provider' : 'hand')
  const [comment, setComment] = useState('')
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(returnPayment, { onDone })
  const missing = comment.trim() === ''
  const { applicant, invoice } = payment
  const amount = writeAmount(payment.owed)
  return (
    <DecisionDialog
      title={t('giveBackTitle', { amount })}
      explain={t('giveBackText', { applicant, invoice, received: writeAmount(payment.received), amount })}
      confirm={t('giveBack')}
      {...{ pending, error, onClose }}
      onConfirm={() => {
        setChecked(true)
        if (!missing) decide({ id: payment.id, way, comment: comment.trim() })
      }}
    >
      {payment.by_provider && (
        <RadioGroup
          label={t('way')}
          name="way"
          value={way}
          onChange={value => setWay(value === 'provider' ? 'provider' : 'hand')}
          options={(['provider', 'hand'] as const).map(value => ({ value, label: t(`way_${value}`) }))}
        />
      )}
      <Field
        label={t('comment')}
        help={t('commentHelp')}
        required
        error={checked && missing ? t('commentMissing') : null}
      >
        {control => <TextArea {...control} value={comment} onChange={setComment} rows={3} limit={2000} />}
      </Field>
    </DecisionDialog>
  )
}
