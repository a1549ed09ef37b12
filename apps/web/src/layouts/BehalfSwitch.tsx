// The menu that names for whom one acts (REQ-BEHALF-01): names in the button, numbers in the opened menu.
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { type Principal, useBehalf } from '../api/behalf.ts'
import { useText } from '../language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useActFor } from '../use-act-for.ts'
import styles from './BehalfSwitch.module.css'
import { HeaderPopover } from './HeaderPopover.tsx'
import lists from './MenuList.module.css'

const all: Principal = { id: 'all', name: '', number: null }

export const BehalfSwitch = () => {
  const t = useText(behalfTexts)
  const { principals, principal } = useBehalf()
  const act = useActFor()
  if (principals.length === 0) return null
  const shown = principal === null ? t('allShort') : principal.name
  return (
    <div data-behalf className={styles.switch}>
      <HeaderPopover
        // What is read holds what is seen.
        label={`${t('menu')}: ${shown}`}
        trigger={
          <>
            <Icon name={principal === null ? 'list' : principal.id === 'self' ? 'user' : 'building'} />
            <span className={styles.name}>{shown}</span>
            <Icon name="chevronDown" size="s" />
          </>
        }
      >
        {close => (
          <>
            <p className={lists.person}>
              <strong>{t('lead')}</strong>
            </p>
            <ul className={lists.list}>
              {[all, ...principals].map(one => {
                const chosen = one.id === (principal?.id ?? 'all')
                return (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={styles.option}
                      aria-current={chosen || undefined}
                      onClick={() => {
                        act(one)
                        close()
                      }}
                    >
                      <Icon
                        name={chosen ? 'check' : one.id === 'all' ? 'list' : one.id === 'self' ? 'user' : 'building'}
                      />
                      <span className={styles.words}>
                        {one.id === 'all' ? t('all') : one.name}
                        <span className={lists.quiet}>{one.id === 'all' ? t('allHelp') : subline(one, t('self'))}</span>
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </HeaderPopover>
    </div>
  )
}

const subline = ({ id, number }: Principal, self: string): string =>
  [id === 'self' ? self : null, number].filter(Boolean).join(' · ')
