// A case at its desk: what it is and where it stands above, what was sent, and beside it what to know and to do.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { type ReactNode, type RefObject, useId } from 'react'
import { useNavigate } from 'react-router'
import { Shortcuts } from '../../console/Shortcuts.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { useText } from '../../language/language.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CaseFrame.module.css'
import { useQueueSearch } from './CaseLink.tsx'

type CaseFrameProps = {
  readonly title: string
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly status: ReactNode
  /** What the case is about. */
  readonly lead?: ReactNode
  /** The way to the case that comes next, where there is one. */
  readonly next?: ReactNode
  readonly queue: { readonly path: string; readonly text: string }
  /** Who changed the case meanwhile. */
  readonly notice?: ReactNode
  /** What was sent. */
  readonly children: ReactNode
  /** A file opened beside it. */
  readonly file?: ReactNode
  readonly facts: { readonly title: string; readonly content: ReactNode }
}

export const CaseFrame = (props: CaseFrameProps) => {
  const t = useText(staffTexts)
  const navigate = useNavigate()
  const search = useQueueSearch()
  const id = useId()
  const { queue, file } = props
  const back = { pathname: queue.path, search }
  useKeys([{ keys: ['u'], word: t('key_back'), act: () => void navigate(back) }])
  return (
    <div className={styles.screen} data-file={Boolean(file) || undefined}>
      <div className={styles.head}>
        <BackLink to={back}>{queue.text}</BackLink>
        <div className={styles.title}>
          <h1 ref={props.heading} tabIndex={-1}>
            {props.title}
          </h1>
          {props.status}
          {props.next}
          <Shortcuts />
        </div>
        {props.lead && <div className={styles.lead}>{props.lead}</div>}
      </div>
      {props.notice}
      <div className={styles.panes}>
        <div className={styles.main}>{props.children}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard when nothing in it can be pressed. */}
        <section className={styles.side} aria-labelledby={id} tabIndex={0}>
          {file}
          <div className={styles.facts}>
            <h2 id={id}>
              <VisuallyHidden>{props.facts.title}</VisuallyHidden>
            </h2>
            {props.facts.content}
          </div>
        </section>
      </div>
    </div>
  )
}
