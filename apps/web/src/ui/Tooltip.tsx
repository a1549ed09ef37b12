import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import popupStyles from './popup.module.css'
import styles from './Tooltip.module.css'

/** A few words beside a control while it is hovered or focused; it must be understood without them too. */
export const Tooltip = ({
  text,
  children,
}: {
  readonly text: string
  readonly children: ReactElement<Record<string, unknown>>
}) => (
  <Base.Provider delay={400}>
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={popupStyles.positioner}>
          <Base.Popup className={styles.tip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  </Base.Provider>
)
