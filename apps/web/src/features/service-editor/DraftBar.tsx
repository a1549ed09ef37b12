// State of the draft and what may be done with it: undo, export, give up, rehearse, publish.
import {
  discardServiceDraft,
  exportService,
  publishDraft,
  type Rehearsal,
  rehearseDraft,
} from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { announce } from '../../ui/live-region.ts'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import type { Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import { RehearsalReport } from './RehearsalReport.tsx'
import type { FormDraft } from './use-form-draft.ts'

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
    mutationFn: () => callApi(publishDraft, { ...seen, transaction_id: act.of(['publish', seen]) }),
    onSuccess: async ({ published, lifted, offered }) => {
      showToast({ text: published === null ? tp('proposed') : t('published', { n: published, lifted, offered }) })
      await onReload()
    },
    onSettled: () => setAsked(null),
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
      <div className={styles.bar}>
        <Tag tone={stateKey === 'unsaved' ? 'orange' : stateKey === 'clean' ? 'grey' : 'green'}>
          {t(`draft_${stateKey}`)}
        </Tag>
        <Button variant="quiet" size="s" icon="returned" disabled={!draft.canUndo} onClick={draft.undo}>
          {t('undo')}
        </Button>
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
      <Refusal error={rehearse.error ?? publish.error ?? discard.error ?? download.error} />
      {rehearse.isPending && <p role="status">{t('rehearsing')}…</p>}
      {rehearsal && <RehearsalReport report={rehearsal} />}
      <ConfirmDialog
        open={asked === 'publish'}
        title={t('publish_sure')}
        text={`${t('publish_text')} ${tp('publish_second')}`}
        confirmLabel={t('publish')}
        busy={publish.isPending}
        onConfirm={() => publish.mutate()}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        danger
        title={t('discard')}
        text={t('discard_sure')}
        confirmLabel={t('discard')}
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
        onClose={() => setAsked(null)}
      />
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
