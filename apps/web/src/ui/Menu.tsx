import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './Menu.module.css'
import popupStyles from './popup.module.css'

export type MenuItem =
  | {
      readonly id: string
      readonly label: ReactNode
      readonly sublabel?: string | null | undefined
      readonly icon?: IconName | undefined
      readonly danger?: boolean | undefined
      readonly disabled?: boolean | undefined
      readonly to?: string | undefined
      readonly href?: string | undefined
      readonly onSelect?: (() => void) | undefined
    }
  | { readonly id: string; readonly separator: true }

/** Acts behind one button. `trigger` is a Button, IconButton or MenuTrigger; `header` stands above the acts. */
export const Menu = ({
  trigger,
  items,
  header,
  align = 'end',
}: {
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly items: readonly MenuItem[]
  readonly header?: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
}) => {
  // Beside its button, so that the menu belongs to the same landmark of the page.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <span ref={setPlace} className={styles.place}>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal container={place}>
          <Base.Positioner positionMethod="fixed" align={align} sideOffset={6} className={popupStyles.positioner}>
            <Base.Popup className={classNames(popupStyles.popup, styles.popup)}>
              {header && <div className={styles.header}>{header}</div>}
              <div className={popupStyles.list}>
                {items.map(item => (
                  <Item key={item.id} item={item} />
                ))}
              </div>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  )
}

const Item = ({ item }: { readonly item: MenuItem }) => {
  if ('separator' in item) return <Base.Separator className={styles.separator} />
  const look = classNames(popupStyles.item, item.danger && styles.danger)
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>
        {item.label}
        {item.sublabel && (
          <span lang="en" className={styles.sublabel}>
            {item.sublabel}
          </span>
        )}
      </span>
    </>
  )
  if (item.to !== undefined) {
    return (
      <Base.LinkItem className={look} closeOnClick render={<Link to={item.to} />}>
        {inside}
      </Base.LinkItem>
    )
  }
  if (item.href !== undefined) {
    return (
      <Base.LinkItem className={look} closeOnClick href={item.href}>
        {inside}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={look} disabled={item.disabled ?? false} onClick={() => item.onSelect?.()}>
      {inside}
    </Base.Item>
  )
}
