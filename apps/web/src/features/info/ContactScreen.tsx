// How the agency can be reached (REQ-NAV-11). The plan is drawn here: no other site is asked before somebody presses.
import { telephoneLink } from '@khyanalt/domain/agency'
import { contactTexts } from '@khyanalt/domain/messages/contact'
import type { ReactNode } from 'react'
import { useAgency } from '../../agency/agency.tsx'
import { useLoaded } from '../../api/loading.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './ContactScreen.module.css'
import type { loadContact } from './load.ts'
import { WayPlan } from './WayPlan.tsx'

export const ContactScreen = () => {
  const t = useText(contactTexts)
  const pair = usePair(contactTexts)
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <Ways />
      <Seat />
      <Units />
      <section className={styles.before}>
        <p>
          <strong>{t('before')}</strong> {t('beforeText')}
        </p>
        <TextLink to={paths.posts} icon="help">
          {t('tutorials')}
        </TextLink>
      </section>
    </div>
  )
}

const Seat = () => {
  const t = useText(contactTexts)
  const pair = usePair(contactTexts)
  const { ui } = useLanguage()
  const { place, directions } = useAgency()
  if (!place && !directions[ui]) return null
  const { latitude = 0, longitude = 0 } = place ?? {}
  return (
    <section aria-labelledby="map-title" className={styles.part}>
      <SectionTitle id="map-title" {...pair('map')} />
      <div className={styles.map}>
        {place && isDrawn(place) && <WayPlan />}
        <div className={styles.way}>
          {directions[ui] && <p>{directions[ui]}</p>}
          {place && (
            <>
              <TextLink
                href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
                icon="globe"
                newWindow
              >
                {t('openMap')}
              </TextLink>
              <p className={styles.note}>{t('openMapNote')}</p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** Whether the plan shows this place: it is drawn for one seat, and right within two hundred metres of it. */
const isDrawn = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): boolean =>
  Math.abs(latitude - 47.9174) < 0.002 && Math.abs(longitude - 106.9254) < 0.003

const Ways = () => {
  const t = useText(contactTexts)
  const { ui } = useLanguage()
  const agency = useAgency()
  const [site] = agency.elsewhere
  return (
    <dl className={styles.ways}>
      {agency.tollFree && (
        <Way icon="phone" label={t('tollFree')} note={t('tollFreeNote')} wide>
          <a href={telephoneLink(agency.tollFree)} className={styles.number}>
            {agency.tollFree}
          </a>
        </Way>
      )}
      {agency.hours[ui] && (
        <Way icon="clock" label={t('hours')}>
          {agency.hours[ui]}
        </Way>
      )}
      {agency.phone && (
        <Way icon="globe" label={t('phone')} note={t('phoneNote')}>
          <a href={telephoneLink(agency.phone)}>{agency.phone}</a>
        </Way>
      )}
      {agency.fax[ui] && (
        <Way icon="print" label={t('fax')}>
          {agency.fax[ui]}
        </Way>
      )}
      {agency.email && (
        <Way icon="mail" label={t('email')}>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </Way>
      )}
      {site && (
        <Way icon="link" label={t('web')}>
          <a href={site.address}>{site.name}</a>
        </Way>
      )}
      {agency.address[ui] && (
        <Way icon="building" label={t('address')}>
          <address className={styles.address}>{agency.address[ui]}</address>
        </Way>
      )}
    </dl>
  )
}

type WayProps = {
  readonly icon: IconName
  readonly label: string
  readonly note?: string
  readonly wide?: boolean
  readonly children: ReactNode
}

const Way = ({ icon, label, note, wide = false, children }: WayProps) => (
  <div className={styles.card} data-wide={wide || undefined}>
    <dt className={styles.label}>
      <Icon name={icon} />
      {label}
    </dt>
    <dd className={styles.value}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
)

const Units = () => {
  const t = useText(contactTexts)
  const pair = usePair(contactTexts)
  const name = useName()
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadContact>()
  return (
    <section aria-labelledby="units-title" className={styles.part}>
      <SectionTitle id="units-title" {...pair('units')} />
      <p>{t('unitsText')}</p>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <ul className={styles.units}>
          {data.map(unit => (
            <li key={unit.id}>
              <Icon name="building" />
              {name(unit.name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
