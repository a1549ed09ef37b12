// The money desk's acts on an invoice: confirm the payment, send the receipt back, void.
import { confirmReceipt, sendReceiptBack, voidInvoice } from '@khyanalt/contract/invoices'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { type ReactNode, useState } from 'react'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useLanguage, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDecision } from '../cases/use-decision.ts'
import type { InvoiceAct } from './invoice-acts.ts'
import { SameReceipt } from './SameReceipt.tsx'
import { writeAmount } from './write-amount.ts'

/** What an act needs to know of its invoice; `version` where the caller saw one. */
export type ActedInvoice = {
  readonly id: string
  readonly gen_id: string
  readonly amount: string
  readonly request_number: string
  readonly same_receipt?: readonly string[]
  readonly version?: number
}

type Props = {
  readonly invoice: ActedInvoice
  readonly meanwhile?: ReactNode
  readonly onDone: () => void
  readonly onRefused?: (() => void) | undefined
  readonly onClose: () => void
}

export const InvoiceActDialog = ({ act, ...props }: Props & { readonly act: InvoiceAct }) =>
  act === 'confirm_receipt' ? <ConfirmReceiptDialog {...props} /> : <ReasonDialog act={act} {...props} />

const ConfirmReceiptDialog = ({ invoice, meanwhile, onDone, onRefused, onClose }: Props) => {
  const t = useText(staffDecisionTexts)
  const { decide, pending, error } = useDecision(confirmReceipt, { onDone, onRefused })
  return (
    <DecisionDialog
      title={t('confirm_title', { number: invoice.gen_id })}
      explain={t('confirm_explain', { amount: writeAmount(invoice.amount), request: invoice.request_number })}
      confirm={t('confirm_receipt')}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={() => decide({ invoiceid: invoice.id, ...seen(invoice) })}
    >
      <SameReceipt numbers={invoice.same_receipt ?? []} />
    </DecisionDialog>
  )
}

const reasons = {
  send_receipt_back: { call: sendReceiptBack, texts: 'send_back' },
  void_invoice: { call: voidInvoice, texts: 'void' },
} as const

const ReasonDialog = ({
  act,
  invoice,
  meanwhile,
  onDone,
  onRefused,
  onClose,
}: Props & { readonly act: keyof typeof reasons }) => {
  const t = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const { call, texts } = reasons[act]
  const [comment, setComment] = useState('')
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(call, { onDone, onRefused })
  const missing = comment.trim() === ''
  const confirm = () => {
    setChecked(true)
    if (!missing) decide({ invoiceid: invoice.id, comment: comment.trim(), ...seen(invoice) })
  }
  return (
    <DecisionDialog
      title={t(`${texts}_title`, { number: invoice.gen_id })}
      explain={t(`${texts}_explain`, { request: invoice.request_number })}
      confirm={t(act)}
      danger={act === 'void_invoice'}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={confirm}
    >
      <Field
        label={t('reason')}
        required
        error={checked && missing ? formatText(errorTexts, ui, 'reason_missing') : null}
      >
        {control => <TextArea {...control} value={comment} onChange={setComment} rows={3} limit={2000} />}
      </Field>
    </DecisionDialog>
  )
}

const seen = ({ version }: ActedInvoice) => (version === undefined ? {} : { version })
