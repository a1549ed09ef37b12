// Messages on this device while the portal is closed, and the portal on the home screen.
import { removeDevice } from '@khyanalt/contract/notifications'
import { notificationSettingTexts } from '@khyanalt/domain/messages/notification-settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { type DeviceState, readDevice, turnOffDevice, turnOnDevice } from '../../api/device.ts'
import { errorText } from '../../api/error-text.ts'
import { canInstall, install, onInstallOffer } from '../../api/service-worker.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './NotificationChoices.module.css'
import { notificationChoicesQuery } from './queries.ts'

/** What stands in the way, in words. */
const obstacles = {
  unsupported: 'deviceUnsupported',
  install: 'deviceApple',
  blocked: 'deviceBlocked',
} as const

/** `push`: the key that the browser asks for, and how many devices show messages. */
export const ThisDevice = ({ push }: { readonly push: { readonly key: string; readonly devices: number } }) => {
  const t = useText(notificationSettingTexts)
  const pair = usePair(notificationSettingTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const offered = useSyncExternalStore(onInstallOffer, canInstall, () => false)
  const { data: state } = useQuery({ queryKey: ['this-device'], queryFn: readDevice, staleTime: 0 })
  const change = useMutation({
    mutationFn: async (to: 'on' | 'off' | 'all-off'): Promise<DeviceState> => {
      if (to === 'on') return turnOnDevice(push.key)
      const next = await turnOffDevice()
      if (to === 'all-off') await callApi(removeDevice, {})
      return next
    },
    onSuccess: (next, asked) => {
      client.setQueryData(['this-device'], next)
      const word = asked === 'on' ? 'deviceTurnedOn' : asked === 'off' ? 'deviceTurnedOff' : 'deviceAllTurnedOff'
      if (asked !== 'on' || next === 'on') showToast({ text: t(word) })
      return client.invalidateQueries({ queryKey: notificationChoicesQuery().queryKey })
    },
  })
  const { error } = change
  const obstacle = state && state in obstacles ? obstacles[state as keyof typeof obstacles] : null
  return (
    <Card {...pair('device')} padding="l">
      <div className={styles.device}>
        <p>{t('deviceLead')}</p>
        {obstacle && <Alert tone="info">{t(obstacle)}</Alert>}
        {error && (
          <Alert tone="error" urgent>
            {error instanceof ApiError ? errorText(error, ui) : t('deviceFailed')}
          </Alert>
        )}
        {state === 'on' && <p role="status">{t('deviceIsOn')}</p>}
        {push.devices > (state === 'on' ? 1 : 0) && <p>{t('deviceCount', { count: push.devices })}</p>}
        <div className={styles.actions}>
          {state === 'off' && (
            <Button icon="bell" busy={change.isPending} onClick={() => change.mutate('on')}>
              {t('deviceTurnOn')}
            </Button>
          )}
          {state === 'on' && (
            <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate('off')}>
              {t('deviceTurnOff')}
            </Button>
          )}
          {push.devices > (state === 'on' ? 1 : 0) && (
            <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate('all-off')}>
              {t('deviceAllOff')}
            </Button>
          )}
        </div>
        {offered && (
          <div className={styles.device}>
            <p>{t('installLead')}</p>
            <div className={styles.actions}>
              <Button variant="secondary" icon="download" onClick={() => void install()}>
                {t('install')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}
