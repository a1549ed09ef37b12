// The menu that names whom an operator serves in this window (REQ-BEHALF-10).
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { lazy, Suspense, useState } from 'react'
import { serve, useBehalf } from '../api/behalf.ts'
import { useText } from '../language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { announce } from '../ui/live-region.ts'
import styles from './BehalfSwitch.module.css'
import { HeaderPopover } from './HeaderPopover.tsx'
import lists from './MenuList.module.css'

const CustomerPicker = lazy(async () => ({ default: (await import('../people/CustomerPicker.tsx')).CustomerPicker }))

export const CustomerSwitch = () => {
  const t = useText(behalfTexts)
  const { customer } = useBehalf()
  const [choosing, setChoosing] = useState(false)
  return (
    <div data-behalf className={styles.switch}>
      <HeaderPopover
        label={`${t('customer')}: ${customer?.name ?? t('customerNone')}`}
        trigger={
          <>
            <Icon name="user" />
            <span className={styles.name}>{customer?.name ?? t('customer')}</span>
            <Icon name="chevronDown" size="s" />
          </>
        }
      >
        {close => (
          <>
            <p className={lists.person}>
              <strong>{customer?.name ?? t('customerNone')}</strong>
              {customer && <span className={lists.quiet}>{customer.number}</span>}
            </p>
            <ul className={lists.list}>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    setChoosing(true)
                  }}
                >
                  <Icon name="search" />
                  {t('customerChoose')}
                </button>
              </li>
              {customer && (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      serve(null)
                      announce(t('customerEnded'))
                    }}
                  >
                    <Icon name="close" />
                    {t('customerEnd')}
                  </button>
                </li>
              )}
            </ul>
          </>
        )}
      </HeaderPopover>
      {choosing && (
        <Suspense fallback={null}>
          <CustomerPicker onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
