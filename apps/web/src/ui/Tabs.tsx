import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

export type TabItem = {
  readonly id: string
  readonly title: ReactNode
  readonly subtitle?: string | null | undefined
  /** A number beside the title. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

/** Parts of one thing, one seen at a time; every part stays in the page, so that it can be printed and searched. */
export const Tabs = ({
  tabs,
  value,
  onChange,
  label,
}: {
  readonly tabs: readonly TabItem[]
  readonly value?: string | undefined
  readonly onChange?: ((id: string) => void) | undefined
  readonly label?: string | undefined
}) => (
  <Base.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
    onValueChange={(id: string) => onChange?.(id)}
  >
    <Base.List className={styles.list} aria-label={label}>
      {tabs.map(tab => (
        <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
          <span className={styles.title}>
            {tab.title}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </span>
          {tab.subtitle && (
            <span lang="en" className={styles.subtitle}>
              {tab.subtitle}
            </span>
          )}
        </Base.Tab>
      ))}
      <Base.Indicator className={styles.indicator} />
    </Base.List>
    {tabs.map(tab => (
      <Base.Panel key={tab.id} value={tab.id} keepMounted className={styles.panel}>
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
