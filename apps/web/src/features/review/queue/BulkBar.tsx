// What can be done with the selected requests.
import { downloadQueue } from '@khyanalt/contract/queue'
import type { BulkAction } from '@khyanalt/domain/bulk-act'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../../../api/download.ts'
import { errorText } from '../../../api/error-text.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import styles from './BulkBar.module.css'
import type { Selection } from './use-selection.ts'

/** An action as the bar offers it: taking is assigning to oneself. */
export type BulkButton = BulkAction | 'take'

const decisions = ['receive', 'agree', 'return'] as const satisfies readonly BulkButton[]
const assignments = ['take', 'assign', 'release'] as const satisfies readonly BulkButton[]

export const BulkBar = ({
  selection,
  shown,
  decides,
  onAct,
}: {
  readonly selection: Selection
  /** The numbers on the screen. */
  readonly shown: readonly string[]
  /** Whether this person acts on requests, or reads and downloads them alone. */
  readonly decides: boolean
  readonly onAct: (action: BulkButton) => void
}) => {
  const t = useText(queueTexts)
  const words = useText(staffDeskTexts)
  const { ui } = useLanguage()
  const { numbers } = selection
  const file = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      downloadFile(
        downloadQueue,
        // The whole scope: what is selected was found already.
        { requests: numbers.join(','), format, lang: ui },
        `queue.${format}`,
      ),
  })
  if (numbers.length === 0) return null
  const elsewhere = numbers.filter(number => !shown.includes(number)).length
  return (
    <section className={styles.bar} aria-label={t('acts')}>
      <strong role="status" className={styles.count}>
        {words('selected', { count: numbers.length })}
        {elsewhere > 0 && <span className={styles.quiet}>{t('selected_elsewhere', { count: elsewhere })}</span>}
      </strong>
      {decides && (
        <>
          {decisions.map(action => (
            <Button
              key={action}
              size="s"
              variant={action === 'receive' ? 'primary' : 'secondary'}
              onClick={() => onAct(action)}
            >
              {t(`act_${action}`)}
            </Button>
          ))}
          <Menu
            align="start"
            trigger={
              <Button size="s" variant="secondary" iconEnd="chevronDown">
                {t('column_assignee')}
              </Button>
            }
            items={assignments.map(action => ({
              id: action,
              label: t(`act_${action}`),
              onSelect: () => onAct(action),
            }))}
          />
        </>
      )}
      <Menu
        align="start"
        trigger={
          <Button size="s" variant="secondary" icon="download" iconEnd="chevronDown" busy={file.isPending}>
            {t('export')}
          </Button>
        }
        items={(['csv', 'xlsx'] as const).map(format => ({
          id: format,
          label: t(`export_${format}`),
          onSelect: () => file.mutate(format),
        }))}
      />
      <IconButton icon="close" size="s" label={words('select_none')} onClick={selection.clear} />
      {file.error ? (
        <Alert tone="error" urgent>
          {errorText(file.error, ui)}
        </Alert>
      ) : null}
    </section>
  )
}
