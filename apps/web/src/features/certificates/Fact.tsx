// One fact of a certificate, with its English line.
import type { ReactNode } from 'react'
import styles from './CertificateScreen.module.css'

export const Fact = ({
  label,
  value,
  note,
}: {
  readonly label: string
  readonly value: ReactNode
  readonly note?: string | null
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && (
        <span lang="en" className={styles.note}>
          {note}
        </span>
      )}
    </dd>
  </div>
)
