// Of whom a list is, above it (REQ-BEHALF-03); nothing for whoever acts for himself or herself alone.
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { serve, useBehalf } from '../api/behalf.ts'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { announce } from '../ui/live-region.ts'
import { useActFor } from '../use-act-for.ts'
import styles from './people.module.css'

export const BehalfLine = () => {
  const t = useText(behalfTexts)
  const { principals, principal } = useBehalf()
  const act = useActFor()
  if (principals.length === 0) return null
  const key = principal === null ? 'lists_all' : principal.id === 'self' ? 'lists_self' : 'lists_company'
  return (
    <p className={styles.behalf}>
      <Icon name={principal === null ? 'list' : principal.id === 'self' ? 'user' : 'building'} size="s" />
      <span>{t(key, { name: principal?.name ?? '' })}</span>
      {principal && (
        <Button variant="quiet" size="s" onClick={() => act({ id: 'all', name: '' })}>
          {t('showAll')}
        </Button>
      )}
    </p>
  )
}

/** The same for an operator who serves a customer (REQ-BEHALF-10). */
export const CustomerLine = () => {
  const t = useText(behalfTexts)
  const { customer } = useBehalf()
  if (customer === null) return null
  return (
    <p className={styles.behalf}>
      <Icon name="user" size="s" />
      <span>{t('customerLists', customer)}</span>
      <Button
        variant="quiet"
        size="s"
        onClick={() => {
          serve(null)
          announce(t('customerEnded'))
        }}
      >
        {t('showAll')}
      </Button>
    </p>
  )
}
