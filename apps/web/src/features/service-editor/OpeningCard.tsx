// Whether people may take the service: it holds at once, and is no part of a version.
import { saveService } from '@khyanalt/contract/service-editor'
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'

type State = Pick<Opened, 'status' | 'temporary_disable'>

export const OpeningCard = ({
  opened,
  onReload,
}: {
  readonly opened: Opened
  readonly onReload: () => Promise<void>
}) => {
  const t = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const tv = useText(serviceVersionTexts)
  const act = useActId()
  const { ui } = useLanguage()
  const unpublished = opened.published === null
  const { id, version, status, temporary_disable } = opened
  const save = useMutation({
    mutationFn: (state: State) => {
      // What is said of the service stays as it is in force.
      const input = { id, version, settings: serviceSettingsSchema.parse(opened.settings), ...state }
      return callApi(saveService, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('saved') })
      await onReload()
    },
  })
  return (
    <Card title={tv('opening')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          {unpublished ? problemWords({ code: 'nothing_published', path: '' }, ui) : tv('opening_help')}
        </p>
        <Checkbox
          label={page('state_open')}
          value={status === 1}
          disabled={save.isPending || (status === 0 && unpublished)}
          onChange={open => save.mutate({ status: open ? 1 : 0, temporary_disable })}
        />
        <Checkbox
          label={page('state_paused')}
          value={temporary_disable}
          disabled={save.isPending}
          onChange={paused => save.mutate({ status, temporary_disable: paused })}
        />
        <Refusal
          error={save.error}
          actions={
            <Button variant="secondary" size="s" onClick={() => void onReload()}>
              {t('reload_theirs')}
            </Button>
          }
        />
      </div>
    </Card>
  )
}
