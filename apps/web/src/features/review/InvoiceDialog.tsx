import { createInvoice } from '@khyanalt/contract/invoices'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { parseTugrik } from '@khyanalt/domain/money'
import { formatText } from '@khyanalt/domain/text'
import { useState } from 'react'
import styles from '../../console/DecisionDialog.module.css'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { useDecision } from '../cases/use-decision.ts'
import type { DialogProps } from './desk.ts'
import { proposedDueDate } from './validity.ts'
import { writeAmount } from './write-amount.ts'

/** Raises an invoice: the price of the service and fourteen days are proposed (CON-071). */
export const InvoiceDialog = ({ desk, meanwhile, onDone, onClose }: DialogProps) => {
  const t = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const { request, price, fee } = desk.shown
  // Of a fee that was paid in part, what is still due.
  const [amount, setAmount] = useState(fee.state === 'due' ? fee.amount : (price ?? ''))
  const [duedate, setDuedate] = useState(() => proposedDueDate(agencyToday()))
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(createInvoice, { onDone, onRefused: desk.onRefused })
  // People write amounts with commas or blanks between thousands.
  const digits = amount.replace(/[\s,]/g, '')
  const amountWrong = !parseTugrik(digits)
  const dayWrong = !isCalendarDay(duedate) || duedate < agencyToday()
  const confirm = () => {
    setChecked(true)
    if (amountWrong || dayWrong) return
    decide({ request_number: request.request_number, version: request.version, amount: digits, duedate })
  }
  return (
    <DecisionDialog
      title={t('invoice_title', { number: request.request_number })}
      confirm={t('raise_invoice')}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={confirm}
    >
      <div className={styles.pair}>
        <Field
          label={t('amount')}
          help={price && t('amount_help', { price: writeAmount(price) })}
          error={checked && amountWrong ? formatText(errorTexts, ui, 'amount_invalid') : null}
          required
        >
          {control => <NumberInput {...control} decimal value={amount} onChange={setAmount} suffix="₮" />}
        </Field>
        <Field
          label={t('duedate')}
          error={checked && dayWrong ? t(isCalendarDay(duedate) ? 'date_past' : 'date_missing') : null}
          required
        >
          {control => <DateInput {...control} value={duedate} onChange={setDuedate} />}
        </Field>
      </div>
    </DecisionDialog>
  )
}
