// Says that a version waits for its day, and takes it back.
import { withdrawPlannedVersion } from '@khyanalt/contract/service-versions'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { formatDay, formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export const PlannedNote = ({
  opened: { id, planned },
  onChanged,
}: {
  readonly opened: Opened
  readonly onChanged: () => Promise<void>
}) => {
  const t = useText(serviceVersionTexts)
  const act = useActId()
  const [asked, setAsked] = useState(false)
  const withdraw = useMutation({
    mutationFn: (version: number) =>
      callApi(withdrawPlannedVersion, { id, planned: version, transaction_id: act.of(['withdraw', id, version]) }),
    onSuccess: async () => {
      showToast({ text: t('withdrawn') })
      await onChanged()
    },
    onSettled: () => setAsked(false),
  })
  if (!planned) return null
  const { version, effective_on, by, at } = planned
  return (
    <>
      <Alert
        tone="info"
        title={t('planned', { n: version, day: formatDay(effective_on) })}
        actions={
          <Button variant="secondary" size="s" onClick={() => setAsked(true)}>
            {t('withdraw')}
          </Button>
        }
      >
        {t('planned_text', { name: by, time: formatMoment(at) })}
      </Alert>
      <Refusal error={withdraw.error} />
      <ConfirmDialog
        open={asked}
        title={t('withdraw_sure', { n: version })}
        text={t('withdraw_text')}
        confirmLabel={t('withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(version)}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
