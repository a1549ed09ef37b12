// Pays an invoice over QPay: links for the phone, a QR code for the desk, and what has arrived (REQ-ONLINE-01, 02, 07).
import { beginPayment, checkPayment, type PaymentOffer } from '@khyanalt/contract/online-payments'
import { onlinePaymentTexts } from '@khyanalt/domain/messages/online-payment'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { forgetInvoices } from '../api/forget-invoices.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PayOnline.module.css'

/** How often the server is asked while the offer is on the screen, in milliseconds. */
const pause = 4000

export const PayOnline = ({ number }: { readonly number: string }) => {
  const t = useText(onlinePaymentTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const queryKey = ['online-payment', number]
  const [begun, setBegun] = useState(false)
  const begin = useMutation({
    mutationFn: () => callApi(beginPayment, { invoiceid: number }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, { data })
      setBegun(true)
    },
  })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(checkPayment, { invoiceid: number }, { signal }),
    enabled: begun,
    staleTime: 0,
    retry: false,
    refetchInterval: pause,
    // Whoever comes back from the program of the bank sees at once what came of it.
    refetchOnWindowFocus: 'always',
  })
  const offer = data?.data ?? null
  const state = offer?.state
  useEffect(() => {
    if (state !== 'paid' && state !== 'unasked') return
    announce(t(state))
    void forgetInvoices(client)
  }, [state, client, t])
  if (!begun || !offer) {
    return (
      <div className={styles.pay}>
        <Button icon="phone" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('pay')}
        </Button>
        <p className={styles.quiet}>{t('payText')}</p>
        {begin.error && (
          <Alert tone="error" urgent>
            {errorText(begin.error, ui)}
          </Alert>
        )}
      </div>
    )
  }
  return (
    <div className={styles.pay}>
      {state === 'paid' && <Alert tone="success">{t('paid')}</Alert>}
      {state === 'unasked' && <Alert tone="warning">{t('unasked')}</Alert>}
      {(state === 'open' || state === 'short') && (
        <Offer offer={offer} number={number} busy={isFetching} onCheck={() => refetch()} />
      )}
      {error && <Alert tone="error">{errorText(error, ui)}</Alert>}
    </div>
  )
}

const Offer = ({
  offer: { qr, links, state, received },
  number,
  busy,
  onCheck,
}: {
  readonly offer: PaymentOffer
  readonly number: string
  readonly busy: boolean
  readonly onCheck: () => Promise<unknown>
}) => {
  const t = useText(onlinePaymentTexts)
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  // What was pressed is gone; reading goes on where it led.
  useEffect(() => first.current?.focus(), [])
  const arrived = parseTugrik(received)
  return (
    <>
      {state === 'short' && (
        <Alert tone="warning">{t('short', { received: arrived === null ? received : formatTugrik(arrived) })}</Alert>
      )}
      <div className={styles.offer} ref={first} tabIndex={-1}>
        <div className={styles.way}>
          <p>{t('chooseBank')}</p>
          <div className={styles.links}>
            {links.map(({ name, text, href }) => {
              const isPage = /^(https:|\/)/.test(href)
              return (
                <ButtonLink
                  key={href}
                  href={href}
                  variant="secondary"
                  size="s"
                  {...(isPage ? { target: '_blank', rel: 'noreferrer', icon: 'external' as const } : {})}
                >
                  {text || name} {isPage && <VisuallyHidden>({t('opensNew')})</VisuallyHidden>}
                </ButtonLink>
              )
            })}
          </div>
          <p className={styles.quiet}>{t('waiting')}</p>
          <Button
            size="s"
            variant="quiet"
            icon="refresh"
            busy={asking && busy}
            onClick={async () => {
              setAsking(true)
              await onCheck()
              setAsking(false)
              setAsked(true)
            }}
          >
            {t('check')}
          </Button>
          <p role="status" className={styles.quiet}>
            {asked && state === 'open' && t('notYet')}
          </p>
        </div>
        <div className={styles.code}>
          <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('qr', { number })}>
            <path d={qr.path} fill="#000" />
          </svg>
          <p className={styles.quiet}>{t('scan')}</p>
        </div>
      </div>
    </>
  )
}
