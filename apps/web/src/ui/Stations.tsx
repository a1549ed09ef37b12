// The stations of a case: what is done, where it stands, what is still to come.
import type { Station } from '@khyanalt/domain/desk/course'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { useName, useText } from '../language/language.tsx'
import styles from './Stations.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const Stations = ({ stations, label }: { readonly stations: readonly Station[]; readonly label: string }) => {
  const t = useText(deskTexts)
  const name = useName()
  return (
    <ol className={styles.stations} aria-label={label}>
      {stations.map((station, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan keeps its order, and two steps may bear one name.
          key={place}
          data-at={station.at}
          aria-current={station.at === 'now' ? 'step' : undefined}
        >
          {name(station.name)}
          <VisuallyHidden>: {t(`at_${station.at}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
