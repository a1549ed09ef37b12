// The decisions the server allows this person now, each with its dialog.
import { receiveRequest } from '@khyanalt/contract/review'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { type ReactNode, useState } from 'react'
import { Barred } from '../../console/Barred.tsx'
import { Refused } from '../../console/Refused.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { AgreeDialog } from './AgreeDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { actKeys } from './act-keys.ts'
import type { Desk } from './desk.ts'
import styles from './FactsPane.module.css'
import { HeldByFee } from './HeldByFee.tsx'
import { InvoiceActDialog } from './InvoiceActDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { type InvoiceAct, invoiceActs } from './invoice-acts.ts'
import { NewerNotice } from './NewerNotice.tsx'
import { RemarksDialog } from './RemarksDialog.tsx'
import { useDecision } from './use-decision.ts'
import { WaiveFeeDialog } from './WaiveFeeDialog.tsx'

const requestActs = ['receive', 'agree', 'approve', 'return', 'raise_invoice', 'waive_fee', 'reject'] as const
type RequestAct = (typeof requestActs)[number]
type Act = RequestAct | InvoiceAct

/** What settles a fee, the usual way first. */
const settling = ['raise_invoice', 'waive_fee'] as const satisfies readonly Act[]

const looks = {
  reject: 'danger',
  void_invoice: 'quiet',
  return: 'secondary',
  raise_invoice: 'secondary',
  waive_fee: 'secondary',
  send_receipt_back: 'secondary',
} as const satisfies Partial<Record<Act, 'danger' | 'secondary' | 'quiet'>>

export const CaseActions = (desk: Desk) => {
  const t = useText(staffDecisionTexts)
  const { request, invoices, fee, barred } = desk.shown
  const [open, setOpen] = useState<Act | null>(null)
  const receive = useDecision(receiveRequest, {
    onDone: () => desk.onDone(t('done_receive', { number: request.request_number })),
    onRefused: desk.onRefused,
  })
  const invoice = invoices.find(({ status }) => invoiceActs({ status, receipt: null }).length > 0)
  const onInvoice = invoice ? invoiceActs(invoice) : []
  // Where the fee holds the decision up, what settles it is the thing to do.
  const settles: readonly Act[] = fee.holds ? settling : []
  const acts: readonly Act[] = [...settles, ...requestActs, ...onInvoice].filter(
    (act, place, all) => request.actions.includes(act) && all.indexOf(act) === place,
  )
  const firstToSettle = settles.find(act => acts.includes(act))
  const start = (act: Act) => {
    if (act === 'receive') {
      receive.decide({ request_number: request.request_number, version: request.version })
    } else setOpen(act)
  }
  // A dialog asks before anything happens; receiving alone is done at once, as its button does it.
  useKeys(
    actKeys.map(({ key, acts: wanted }) => {
      const act = wanted.find(each => acts.includes(each))
      return [[key], () => act && start(act)]
    }),
  )
  const close = () => setOpen(null)
  const after = (act: Act) => () => {
    close()
    desk.onDone(t(`done_${act}`, { number: request.request_number }))
  }
  const meanwhile = desk.newer ? (
    <NewerNotice
      shown={desk.shown}
      found={desk.newer}
      kept={desk.drafts.remarks.length > 0}
      onShow={() => {
        close()
        desk.onShowNewer()
      }}
    />
  ) : null
  const dialogs: Record<Act, () => ReactNode> = {
    receive: () => null,
    agree: () => <AgreeDialog {...{ desk, meanwhile }} onDone={after('agree')} onClose={close} />,
    approve: () => <ApproveDialog {...{ desk, meanwhile }} onDone={after('approve')} onClose={close} />,
    return: () => <RemarksDialog {...{ desk, meanwhile }} act="return" onDone={after('return')} onClose={close} />,
    reject: () => <RemarksDialog {...{ desk, meanwhile }} act="reject" onDone={after('reject')} onClose={close} />,
    waive_fee: () => <WaiveFeeDialog {...{ desk, meanwhile }} onDone={after('waive_fee')} onClose={close} />,
    raise_invoice: () => <InvoiceDialog {...{ desk, meanwhile }} onDone={after('raise_invoice')} onClose={close} />,
    confirm_receipt: () => invoiceDialog('confirm_receipt'),
    send_receipt_back: () => invoiceDialog('send_receipt_back'),
    void_invoice: () => invoiceDialog('void_invoice'),
  }
  const invoiceDialog = (act: InvoiceAct) =>
    invoice ? (
      <InvoiceActDialog
        act={act}
        invoice={{ ...invoice, request_number: request.request_number }}
        meanwhile={meanwhile}
        onDone={after(act)}
        onRefused={desk.onRefused}
        onClose={close}
      />
    ) : null
  return (
    <div className={styles.actions}>
      {acts.length === 0 && !fee.holds && !barred && <p className={styles.quiet}>{t('no_actions')}</p>}
      <HeldByFee fee={fee}>
        {acts.map(act => (
          <Button
            key={act}
            variant={act in looks && act !== firstToSettle ? looks[act as keyof typeof looks] : 'primary'}
            busy={act === 'receive' && receive.pending}
            onClick={() => start(act)}
          >
            {t(act)}
          </Button>
        ))}
      </HeldByFee>
      {barred && <Barred because={barred} act={t('approve')} />}
      {receive.error && acts.includes('receive') ? <Refused error={receive.error} /> : null}
      {open && dialogs[open]()}
    </div>
  )
}
