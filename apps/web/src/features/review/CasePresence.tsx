// Which colleagues look at the request at this moment.
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useText } from '../../language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FactsPane.module.css'
import { usePresence } from './use-presence.ts'

export const CasePresence = ({ number }: { readonly number: string }) => {
  const t = useText(staffDeskTexts)
  const people = usePresence(number)
  return (
    // It stands from the beginning, so that it is heard when somebody comes.
    <p role="status" className={styles.presence} data-shown={people.length > 0 || undefined}>
      {people.length > 0 && (
        <>
          <Icon name="eye" />
          {t('looking', { names: people.map(({ name }) => name).join(', ') })}
        </>
      )}
    </p>
  )
}
