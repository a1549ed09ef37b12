// Beside the number of rows: selecting all of them, and how they are shown.
import { saveQueueLayout } from '@khyanalt/contract/queue-views'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { queueColumns, queueDensities } from '@khyanalt/domain/queue-view'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { queueLayoutQuery } from '../queries.ts'
import styles from './QueueTools.module.css'
import type { QueueLayout } from './queue-layout.ts'
import type { Selection } from './use-selection.ts'

export const QueueTools = ({
  selection,
  page,
  total,
  layout,
}: {
  readonly selection: Selection
  /** The numbers on the screen. */
  readonly page: readonly string[]
  readonly total: number
  readonly layout: QueueLayout
}) => {
  const t = useText(queueTexts)
  const { ui } = useLanguage()
  const whole = page.length > 0 && page.every(selection.has)
  return (
    <div className={styles.tools}>
      <Button size="s" variant="quiet" onClick={() => selection.togglePage(page)}>
        {t(whole ? 'select_page_off' : 'select_page')}
      </Button>
      {total > page.length && (
        <Button size="s" variant="quiet" busy={selection.selecting} onClick={selection.selectMatching}>
          {t('select_all')}
        </Button>
      )}
      <LayoutChoice layout={layout} />
      {selection.error ? (
        <Alert tone="error" urgent>
          {errorText(selection.error, ui)}
        </Alert>
      ) : null}
    </div>
  )
}

const LayoutChoice = ({ layout }: { readonly layout: QueueLayout }) => {
  const t = useText(queueTexts)
  const headings = useText(staffTexts)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (next: QueueLayout) => callApi(saveQueueLayout, { columns: [...next.columns], density: next.density }),
    // Shown at once; kept behind it.
    onMutate: next =>
      client.setQueryData(
        queueLayoutQuery.queryKey,
        known => known && { ...known, data: { ...next, columns: [...next.columns] } },
      ),
    onError: () => client.invalidateQueries({ queryKey: queueLayoutQuery.queryKey }),
  })
  const headingOf = (column: (typeof queueColumns)[number]) =>
    column === 'unit' || column === 'assignee' || column === 'fee'
      ? t(`column_${column}`)
      : headings(`column_${column}`)
  return (
    <Popover
      title={t('layout')}
      align="end"
      trigger={
        <Button size="s" variant="quiet" iconEnd="chevronDown">
          {t('layout')}
        </Button>
      }
    >
      <div className={styles.layout}>
        <RadioGroup
          label={t('layout_density')}
          value={layout.density}
          onChange={chosen =>
            save.mutate({ ...layout, density: queueDensities.find(density => density === chosen) ?? layout.density })
          }
          options={queueDensities.map(density => ({ value: density, label: t(`density_${density}`) }))}
        />
        <fieldset className={styles.columns}>
          <legend>{t('layout_columns')}</legend>
          {queueColumns.map(column => (
            <Checkbox
              key={column}
              value={layout.columns.includes(column)}
              onChange={shown =>
                save.mutate({
                  ...layout,
                  columns: queueColumns.filter(each => (each === column ? shown : layout.columns.includes(each))),
                })
              }
              label={headingOf(column)}
            />
          ))}
        </fieldset>
        <p className={styles.quiet}>{t('layout_kept')}</p>
      </div>
    </Popover>
  )
}
