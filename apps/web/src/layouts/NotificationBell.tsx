// The bell: unread count over the socket, the latest messages in a panel (REQ-NOTI-01…10).
import { markAllRead, markRead, type Notification } from '@khyanalt/contract/notifications'
import { bellTexts } from '@khyanalt/domain/messages/bell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { useRealtime } from '../api/realtime.ts'
import { formatMoment } from '../language/format.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { showToast } from '../ui/toast.ts'
import { HeaderPopover } from './HeaderPopover.tsx'
import styles from './NotificationBell.module.css'
import { notificationsQuery } from './notifications.ts'
import { plainText } from './plain-text.ts'

export const NotificationBell = () => {
  const t = useText(bellTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const { data, error } = useQuery(notificationsQuery())
  const reload = () => client.invalidateQueries({ queryKey: notificationsQuery().queryKey })
  useRealtime('notifications', reload)
  const heading = useRef<HTMLHeadingElement>(null)
  const readAll = useMutation({
    mutationFn: () => callApi(markAllRead, {}),
    // The button goes with the last unread message; what had its focus must not be lost with it.
    onSuccess: () => heading.current?.focus(),
    onSettled: reload,
  })
  const unread = data?.count ?? 0
  const failure = error && errorText(error, ui)
  // Told where the person looks, for the panel may be closed (REQ-NOTI-09).
  useEffect(() => {
    if (failure) showToast({ text: `${t('failed')}: ${failure}`, tone: 'error' })
  }, [failure, t])
  return (
    <HeaderPopover
      wide
      onOpen={reload}
      label={unread > 0 ? `${t('bell')}: ${t('unread', { count: unread })}` : t('bell')}
      trigger={
        <span className={styles.bell}>
          <Icon name="bell" />
          {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
        </span>
      }
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('bell')}
        </h2>
        {unread > 0 && (
          <Button variant="quiet" size="s" busy={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {(error ?? readAll.error) && <Alert tone="error">{errorText(error ?? readAll.error, ui)}</Alert>}
      {!data && !error && <Skeleton lines={4} />}
      {data?.data.length === 0 && <EmptyState icon="bell" title={t('empty')} />}
      {data && data.data.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        <ul className={styles.list} tabIndex={0} aria-label={t('bell')}>
          {data.data.map(message => (
            <li key={message.id}>
              <Message message={message} onRead={reload} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {unread > 0 ? t('unread', { count: unread }) : ''}
      </p>
    </HeaderPopover>
  )
}

const Message = ({ message, onRead }: { readonly message: Notification; readonly onRead: () => void }) => {
  const t = useText(bellTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const open = () => {
    if (message.opened === 0) callApi(markRead, { noti_id: message.id }).then(onRead, onRead)
    if (message.url_type === 'external') window.open(message.url, '_blank', 'noreferrer')
    else navigate(message.url)
  }
  return (
    <button type="button" className={styles.message} data-new={message.opened === 0 || undefined} onClick={open}>
      <span className={styles.line}>
        <Tag tone={message.tone} size="s">
          {ui === 'en' ? message.label_en : message.label}
        </Tag>
        {message.opened === 0 && <span className={styles.fresh}>{t('new')}</span>}
        <time className={styles.time} dateTime={message.publish_date}>
          {formatMoment(message.publish_date)}
        </time>
      </span>
      <span>{plainText(ui === 'en' ? message.content_en || message.content : message.content)}</span>
    </button>
  )
}
