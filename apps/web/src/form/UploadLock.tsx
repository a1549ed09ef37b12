// While a file is on its way the fields stay as they are (REQ-STEPPER-16): readable, focused, and unchanged.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../language/language.tsx'
import { announce } from '../ui/live-region.ts'
import styles from './form.module.css'
import { useIsUploading } from './uploads.ts'

/** The upload itself stays usable, and so do pickers of files: a second file is told to wait by them. */
const open = '[data-upload=running], input[type=file]'
const controls = 'input, select, textarea, button'

/** Keeps what stands inside from being changed during an upload, with a `note` why. `inert` would take focus and place away. */
export const UploadLock = ({ note = false, children }: { readonly note?: boolean; readonly children: ReactNode }) => {
  const t = useText(formTexts)
  const host = useRef<HTMLDivElement>(null)
  const locked = useIsUploading()
  const text = t('formLocked')
  useEffect(() => {
    if (!locked || host.current === null) return
    return lock(host.current, () => announce(text))
  }, [locked, text])
  return (
    <div ref={host} className={locked ? styles.locked : undefined}>
      {children}
      {locked && note && <p className={styles.lockNote}>{text}</p>}
    </div>
  )
}

/** Holds back every act that would change an answer; answers the way to end that. */
const lock = (host: HTMLElement, tell: () => void): (() => void) => {
  const end = new AbortController()
  const closed = [...host.querySelectorAll(controls)].filter(
    control => !control.closest(open) && !control.hasAttribute('aria-disabled'),
  )
  for (const control of closed) control.setAttribute('aria-disabled', 'true')
  // A text that is read only keeps the caret, the selection and what is typed; `disabled` would take the focus away.
  const texts = closed.filter(isOpenText)
  for (const text of texts) text.readOnly = true
  const hold = (type: string, holds: (event: Event, target: Element) => boolean) => {
    const listener = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(open) || !holds(event, target)) return
      event.preventDefault()
      event.stopPropagation()
      // Once for an act: a press is told when it becomes a click, a key when it would write.
      if (type !== 'pointerdown' && type !== 'mousedown') tell()
    }
    host.addEventListener(type, listener, { capture: true, signal: end.signal })
  }
  hold('beforeinput', () => true)
  hold('click', (_, target) => target.closest(`${controls}, label`) !== null)
  // Lists open on the press, before there is a click; a text takes the caret as ever.
  for (const press of ['pointerdown', 'mousedown'])
    hold(press, (_, target) => target.closest('select, button') !== null)
  hold('keydown', (event, target) => changes(event as KeyboardEvent, target))
  return () => {
    end.abort()
    for (const control of closed) control.removeAttribute('aria-disabled')
    for (const text of texts) text.readOnly = false
  }
}

const isOpenText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('textarea:not([readonly]), input:not([readonly], [type=radio], [type=checkbox], [type=file])')

/** Whether a key would change the control; writing is held back where it would happen. */
const changes = ({ key, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean => {
  if (target.matches('textarea') || ctrlKey || metaKey) return false
  if (target.matches('button')) return key === 'Enter' || key === ' '
  if (target.matches('select, input[type=radio], input[type=checkbox]'))
    return !['Tab', 'Shift', 'Escape'].includes(key)
  return ['ArrowUp', 'ArrowDown', 'Enter'].includes(key)
}
