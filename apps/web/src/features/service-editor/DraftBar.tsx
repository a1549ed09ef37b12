// State of the draft and what may be done with it: undo, export, give up, rehearse, publish.
import {
  discardServiceDraft,
  exportService,
  publishDraft,
  type Rehearsal,
  rehearseDraft,
} from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import { DifferenceList } from './DifferenceList.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import type { Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import { RehearsalReport } from './RehearsalReport.tsx'
import { UndoRedo } from './UndoRedo.tsx'
import type { FormDraft } from './use-form-draft.ts'

/** Where links to rehearsing and publishing lead. */
export const draftBarHash = '#draft-bar'

export const DraftBar = ({
  opened,
  draft,
  rehearsal,
  onRehearsed,
  onReload,
}: {
  readonly opened: Opened
  readonly draft: FormDraft
  readonly rehearsal: Rehearsal | null
  readonly onRehearsed: (report: Rehearsal) => void
  readonly onReload: () => Promise<void>
}) => {
  const t = useText(serviceEditorTexts)
  const tp = useText(staffProposalTexts)
  const tv = useText(serviceVersionTexts)
  const bar = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is pressed again leads here again.
  useEffect(() => {
    if (hash === draftBarHash) bar.current?.focus()
  }, [hash, key])
  const act = useActId()
  const [asked, setAsked] = useState<'discard' | 'publish' | null>(null)
  const seen = { id: opened.id, version: draft.version }
  const rehearse = useMutation({
    mutationFn: () => callApi(rehearseDraft, seen),
    onSuccess: ({ rehearsal: report }) => {
      onRehearsed(report)
      announce(t(report.passed ? 'passed' : 'failed'))
    },
  })
  const publish = useMutation({
    mutationFn: (day: string | null) =>
      callApi(publishDraft, {
        ...seen,
        ...(day !== null && { effective_on: day }),
        transaction_id: act.of(['publish', seen, day]),
      }),
    onSuccess: async ({ published, planned, lifted, offered }) => {
      const text = planned
        ? tv('planned_toast', { n: planned.version, day: planned.effective_on })
        : published === null
          ? tp('proposed')
          : t('published', { n: published, lifted, offered })
      showToast({ text })
      setAsked(null)
      await onReload()
    },
  })
  const discard = useMutation({
    mutationFn: () => callApi(discardServiceDraft, { ...seen, transaction_id: act.of(seen) }),
    onSuccess: onReload,
    onSettled: () => setAsked(null),
  })
  const download = useMutation({
    mutationFn: () => callApi(exportService, { id: opened.id, of: 'draft' }),
    onSuccess: ({ file }) => saveFile(file, `${(opened.settings as { slug: string }).slug}.json`),
  })
  const kept = draft.state === 'saved' || draft.state === 'clean'
  const stateKey = draft.open || draft.state !== 'clean' ? draft.state : 'clean'
  return (
    <>
      <div className={styles.bar} ref={bar} tabIndex={-1} id={draftBarHash.slice(1)}>
        <Tag tone={stateKey === 'unsaved' ? 'orange' : stateKey === 'clean' ? 'grey' : 'green'}>
          {t(`draft_${stateKey}`)}
        </Tag>
        <UndoRedo draft={draft} />
        <Button variant="quiet" size="s" icon="download" busy={download.isPending} onClick={() => download.mutate()}>
          {t('export_file')}
        </Button>
        {draft.open && (
          <Button variant="quiet" size="s" icon="trash" disabled={!kept} onClick={() => setAsked('discard')}>
            {t('discard')}
          </Button>
        )}
        <span className={styles.acts}>
          <Button
            variant="secondary"
            icon="refresh"
            busy={rehearse.isPending}
            busyLabel={t('rehearsing')}
            disabled={!draft.open || !kept || draft.problems.length > 0}
            onClick={() => rehearse.mutate()}
          >
            {t('rehearse')}
          </Button>
          <Button icon="send" disabled={!rehearsal?.passed || !kept} onClick={() => setAsked('publish')}>
            {t('publish')}
          </Button>
        </span>
      </div>
      <Refusal
        error={draft.error}
        of={draft.content}
        actions={
          <>
            <Button variant="secondary" size="s" onClick={() => void onReload()}>
              {t('reload_theirs')}
            </Button>
            <Button variant="quiet" size="s" onClick={draft.saveOver}>
              {t('keep_mine')}
            </Button>
          </>
        }
      />
      <Refusal
        error={rehearse.error ?? (asked === 'publish' ? null : publish.error) ?? discard.error ?? download.error}
        of={draft.content}
      />
      {draft.difference.length > 0 && (
        <details className={styles.changes}>
          <summary>
            {tv(opened.published === null ? 'difference_first' : 'difference', { n: draft.difference.length })}
          </summary>
          <DifferenceList lines={draft.difference} level={2} />
        </details>
      )}
      {rehearse.isPending && <p role="status">{t('rehearsing')}…</p>}
      {rehearsal && <RehearsalReport report={rehearsal} />}
      {asked === 'publish' && (
        <PublishDialog
          difference={draft.difference}
          first={opened.published === null}
          pending={publish.isPending}
          error={publish.error}
          onPublish={day => publish.mutate(day)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'discard' && (
        <DiscardDialog
          difference={draft.difference}
          published={opened.published}
          busy={discard.isPending}
          onConfirm={() => discard.mutate()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const saveFile = (content: unknown, name: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
