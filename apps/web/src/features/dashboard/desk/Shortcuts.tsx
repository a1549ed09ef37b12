// Where people go from here most often.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getDesk } from '@khyanalt/contract/desk'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { useName, usePair, useText } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import styles from './desk.module.css'

type Draft = OutputOf<typeof getDesk>['data']['draft']

export const Shortcuts = ({ draft }: { readonly draft: Draft }) => {
  const t = useText(deskTexts)
  const pair = usePair(deskTexts)
  const name = useName()
  return (
    <section className={styles.part} aria-labelledby="shortcuts-title">
      <SectionTitle id="shortcuts-title" {...pair('shortcuts')} />
      <div className={styles.shortcuts}>
        <ButtonLink to={paths.services} variant="secondary" icon="plus">
          {t('takeService')}
        </ButtonLink>
        {draft && (
          <ButtonLink to={paths.request(draft.request_number)} variant="secondary" icon="edit">
            {t('continueDraft', { title: name(draft.title) })}
          </ButtonLink>
        )}
        <ButtonLink to={paths.certificates} variant="secondary" icon="search">
          {t('findCertificate')}
        </ButtonLink>
        <ButtonLink to={paths.companies} variant="secondary" icon="building">
          {t('registerCompany')}
        </ButtonLink>
      </div>
      <CalendarFeed />
    </section>
  )
}
