// A plan of the way to the main building, drawn by hand and not to scale.
import { contactTexts } from '@khyanalt/domain/messages/contact'
import { useText } from '../../language/language.tsx'
import styles from './WayPlan.module.css'

export const WayPlan = () => {
  const t = useText(contactTexts)
  return (
    <svg viewBox="0 0 600 320" role="img" aria-label={t('mapLabel')} className={styles.plan}>
      <rect width="600" height="320" className={styles.ground} />
      <path
        d="M40 36h104v84H40ZM40 216h150v74H40ZM280 36h96v84h-96ZM262 216h120v74H262ZM432 216h84v74h-84Z"
        className={styles.block}
      />
      <rect x="178" y="56" width="66" height="64" rx="4" className={styles.square} />
      <path d="M0 165H600M211 0V56M211 210V320M410 0V320" className={styles.street} />
      <path d="M540 0C520 60 580 110 552 165S560 260 530 320" className={styles.river} />
      <path d="M0 165H600" className={styles.middle} />
      <rect x="428" y="92" width="84" height="46" rx="5" className={styles.house} />
      <path d="M470 128c-16-20-24-32-24-46a24 24 0 1 1 48 0c0 14-8 26-24 46Z" className={styles.pin} />
      <circle cx="470" cy="82" r="9" className={styles.eye} />
      <g className={styles.words}>
        <text x="211" y="142" textAnchor="middle">
          {t('square')}
        </text>
        <text x="40" y="200">
          {t('avenue')}
        </text>
        <text x="470" y="48" textAnchor="middle" className={styles.strong}>
          {t('here')}
        </text>
        <text x="588" y="306" textAnchor="end">
          {t('river')}
        </text>
      </g>
    </svg>
  )
}
