// The address by which a calendar shows the last days: made, copied, changed, closed (REQ-ICS-02…04).
import { closeCalendarFeed, openCalendarFeed } from '@khyanalt/contract/desk'
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { ConfirmDialog } from '../../../form/lazy-parts.tsx'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { calendarQuery } from '../queries.ts'
import styles from './desk.module.css'

export const CalendarFeed = () => {
  const t = useText(calendarTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  // Asked for when it is opened: most people never do.
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({ ...calendarQuery(), enabled: open })
  const tell = (text: string) => {
    announce(text)
    showToast({ tone: 'success', text })
  }
  const make = useMutation({
    mutationFn: () => callApi(openCalendarFeed, {}),
    onSuccess: answer => {
      if (data?.url) tell(t('calendarRenewed'))
      client.setQueryData(calendarQuery().queryKey, answer)
    },
  })
  const end = useMutation({
    mutationFn: () => callApi(closeCalendarFeed, {}),
    onSuccess: async () => {
      setAsking(false)
      tell(t('calendarEnded'))
      await client.invalidateQueries({ queryKey: calendarQuery().queryKey })
    },
  })
  const failure = error ?? make.error ?? end.error
  return (
    <details className={styles.calendar} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('calendar')}</summary>
      <div className={styles.calendarInside}>
        <p>{t('calendarText')}</p>
        {failure && <Alert tone="error">{errorText(failure, ui)}</Alert>}
        {data && data.url === null && (
          <Button variant="secondary" icon="calendar" busy={make.isPending} onClick={() => make.mutate()}>
            {t('calendarOpen')}
          </Button>
        )}
        {data?.url && (
          <>
            <p className={styles.address}>
              <span className={styles.quiet}>{t('calendarAddress')}</span>
              <code>{data.url}</code>
            </p>
            <p>{t('calendarSecret')}</p>
            <div className={styles.shortcuts}>
              <CopyButton text={data.url} label={t('calendarAddress')} />
              <ButtonLink href={data.url.replace(/^https?:/, 'webcal:')} variant="secondary" size="s" icon="calendar">
                {t('calendarApp')}
              </ButtonLink>
              <Button variant="quiet" size="s" icon="refresh" busy={make.isPending} onClick={() => make.mutate()}>
                {t('calendarRenew')}
              </Button>
              <Button variant="quiet" size="s" icon="trash" onClick={() => setAsking(true)}>
                {t('calendarEnd')}
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('calendarEndTitle')}
        text={t('calendarEndText')}
        confirmLabel={t('calendarEnd')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setAsking(false)}
      />
    </details>
  )
}
