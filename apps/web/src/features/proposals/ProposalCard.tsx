// One proposal: what, by whom, old and new values, and what this administrator may do with it.
import { confirmProposal, type Proposal, refuseProposal, withdrawProposal } from '@khyanalt/contract/proposals'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { ChangedLines } from '../../console/ChangedLines.tsx'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './proposals.module.css'

type Act = Proposal['actions'][number]
const done = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const
const tones = { waiting: 'orange', confirmed: 'green', refused: 'red', withdrawn: 'grey', expired: 'grey' } as const

export const ProposalCard = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useText(staffProposalTexts)
  const name = useName()
  const [asked, setAsked] = useState<Act | null>(null)
  const { state, held, own } = proposal
  return (
    <Card
      as="li"
      title={`${name(proposal.title)}: ${name(proposal.subject)}`}
      subtitle={t('by', { name: proposal.proposed_by, time: formatMoment(proposal.proposed_at) })}
      actions={<Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>}
    >
      <div className={styles.part}>
        <ChangedLines lines={proposal.lines} />
        {state === 'waiting' ? (
          <p className={styles.quiet}>{t('until', { time: formatMoment(proposal.expires_at) })}</p>
        ) : (
          <Decided proposal={proposal} />
        )}
        {own && state === 'waiting' && <p>{t('own')}</p>}
        {!own && held !== null && <Held code={held} />}
        <p className={styles.acts}>
          {proposal.actions.map(act => (
            <Button key={act} variant={act === 'confirm' ? 'primary' : 'secondary'} onClick={() => setAsked(act)}>
              {t(act)}
            </Button>
          ))}
          {proposal.link && <Link to={proposal.link}>{t('open')}</Link>}
        </p>
      </div>
      {asked && <Ask proposal={proposal} act={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/** Why this administrator does not confirm it. */
const Held = ({ code }: { readonly code: string }) => {
  const t = useText(errorTexts)
  return code in errorTexts.mn ? <p>{t(code as keyof typeof errorTexts.mn)}</p> : null
}

const Decided = ({ proposal: { decided_by, decided_at, reason } }: { readonly proposal: Proposal }) => {
  const t = useText(staffProposalTexts)
  const time = decided_at === null ? '' : formatMoment(decided_at)
  return (
    <p className={styles.quiet}>
      {decided_by === null ? t('decided_alone', { time }) : t('decided', { name: decided_by, time })}
      {reason && ` · ${t('why', { reason })}`}
    </p>
  )
}

const Ask = ({
  proposal,
  act,
  onClose,
}: {
  readonly proposal: Proposal
  readonly act: Act
  readonly onClose: () => void
}) => {
  const t = useText(staffProposalTexts)
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const actId = useActId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const run = useMutation({
    mutationFn: () => {
      const which = { id: proposal.id, transaction_id: actId.of([act, proposal.id, reason]) }
      if (act === 'refuse') return callApi(refuseProposal, { ...which, reason: reason.trim() })
      return callApi(act === 'confirm' ? confirmProposal : withdrawProposal, which)
    },
    onSuccess: async () => {
      showToast({ text: t(done[act]) })
      onClose()
      // What was confirmed shows on every screen of the console.
      await client.invalidateQueries()
    },
  })
  const submit = () => {
    if (act === 'refuse' && !reason.trim()) setMissing(true)
    else run.mutate()
  }
  return (
    <SubmitDialog
      title={t(`${act}_sure`)}
      description={
        act === 'confirm'
          ? t('confirm_text', { title: name(proposal.title), subject: name(proposal.subject) })
          : `${name(proposal.title)}: ${name(proposal.subject)}`
      }
      submit={t(act)}
      cancel={t('cancel')}
      danger={act === 'refuse'}
      pending={run.isPending}
      error={run.error && errorText(run.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      {act === 'refuse' && (
        <Field label={t('reason')} error={missing && !reason.trim() ? t('reason_missing') : null} required>
          {control => <TextArea {...control} rows={3} maxLength={500} value={reason} onChange={setReason} />}
        </Field>
      )}
    </SubmitDialog>
  )
}
