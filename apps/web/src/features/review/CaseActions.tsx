// The decisions the server allows this person now, each with its dialog.
import { receiveRequest } from '@khyanalt/contract/review'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { Barred } from '../../console/Barred.tsx'
import { Refused } from '../../console/Refused.tsx'
import { useText } from '../../language/language.tsx'
import frame from '../cases/CaseFrame.module.css'
import { Decisions } from '../cases/Decisions.tsx'
import { useDecision } from '../cases/use-decision.ts'
import { AgreeDialog } from './AgreeDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { type Act, requestActs } from './acts.ts'
import type { Desk } from './desk.ts'
import styles from './FactsPane.module.css'
import { HeldByFee } from './HeldByFee.tsx'
import { InvoiceActDialog } from './InvoiceActDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { type InvoiceAct, invoiceActs } from './invoice-acts.ts'
import { RemarksDialog } from './RemarksDialog.tsx'
import { useHeldByColleague } from './use-held-by-colleague.tsx'
import { WaiveFeeDialog } from './WaiveFeeDialog.tsx'

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
  const words = useText(staffDeskTexts)
  const { user } = useSession()
  const { request, invoices, fee, barred } = desk.shown
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
  const held = useHeldByColleague(
    {
      number: request.request_number,
      // Whoever stands in is expected to decide, and is not asked.
      holder: desk.shown.holder?.away?.deputy.id === user?.id ? null : desk.shown.holder,
      self: user?.id ?? '',
    },
    act => {
      if (act === 'receive') {
        receive.decide({ request_number: request.request_number, version: request.version })
      } else desk.decide(act)
    },
  )
  const { meanwhile, close } = desk
  const after = (act: Act) => () => desk.onDone(t(`done_${act}`, { number: request.request_number }))
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
    <div className={frame.actions}>
      {acts.length === 0 && !fee.holds && !barred && <p className={styles.quiet}>{t('no_actions')}</p>}
      <HeldByFee fee={fee}>
        {/* A dialog asks before anything happens; receiving alone is done at once. */}
        <Decisions
          buttons={acts.map(act => ({
            act,
            label: t(act),
            look: act in looks && act !== firstToSettle ? looks[act as keyof typeof looks] : 'primary',
            busy: act === 'receive' && receive.pending,
          }))}
          onStart={held.start}
        />
      </HeldByFee>
      {barred && <Barred because={barred} act={t('approve')} />}
      {receive.error && acts.includes('receive') ? <Refused error={receive.error} /> : null}
      {held.colleague && acts.length > 0 && (
        <p className={styles.quiet}>{words('held_here', { name: held.colleague.name })}</p>
      )}
      {held.dialog}
      {desk.deciding && dialogs[desk.deciding]()}
    </div>
  )
}
