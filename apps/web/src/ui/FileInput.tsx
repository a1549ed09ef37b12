import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import type { FieldControl } from './control-props.ts'
import styles from './FileInput.module.css'
import { Icon } from './Icon.tsx'
import { Progress } from './Progress.tsx'
import { useUiText } from './ui-texts.ts'

/** How one file stands. */
export type FileState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number | null }
  | { readonly kind: 'done'; readonly name: string; readonly detail?: string; readonly href?: string }

/** Picks a file by button or by dropping it, and shows what became of it; the sending is somebody else's work. */
export const FileInput = ({
  id,
  label,
  hint,
  accept,
  describedBy,
  invalid,
  disabled,
  readOnly,
  file = { kind: 'empty' },
  onPick,
  onCancel,
  onRemove,
  onOpen,
  ref,
}: FieldControl & {
  /** What the file is; the button is named by it. */
  readonly label: string
  readonly hint?: ReactNode
  readonly accept?: string | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly file?: FileState | undefined
  readonly onPick: (file: File) => void
  readonly onCancel?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly onOpen?: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}) => {
  const t = useUiText()
  const ownId = useId()
  const [over, setOver] = useState(false)
  const inputId = id ?? ownId
  const locked = disabled || readOnly
  const { kind } = file
  const shown = useRef(kind)
  // The button that was pressed goes with the state it belonged to; the focus stays with the file.
  useEffect(() => {
    const changed = shown.current !== kind
    shown.current = kind
    if (changed && document.activeElement === document.body) document.getElementById(inputId)?.focus()
  }, [kind, inputId])

  if (file.kind === 'uploading') {
    return (
      <div className={styles.card}>
        <Progress value={file.share} label={`${t('uploading')}: ${file.name}`} />
        {onCancel && (
          <Button id={inputId} variant="secondary" size="s" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    )
  }
  if (file.kind === 'done') {
    return (
      <div className={styles.card}>
        <p className={styles.file}>
          <Icon name="file" size="l" className={styles.paper} />
          <span className={styles.words}>
            {file.href ? (
              <a href={file.href} target="_blank" rel="noreferrer">
                {file.name}
              </a>
            ) : (
              <strong>{file.name}</strong>
            )}
            <span className={styles.detail}>
              <Icon name="checkCircle" size="s" /> {t('uploaded')}
              {file.detail && ` · ${file.detail}`}
            </span>
          </span>
        </p>
        <div className={styles.actions}>
          {onOpen && (
            <Button variant="quiet" size="s" icon="eye" onClick={onOpen} label={`${t('openFile')}: ${file.name}`}>
              {t('openFile')}
            </Button>
          )}
          {onRemove && !locked && (
            <Button
              id={inputId}
              variant="quiet"
              size="s"
              icon="trash"
              onClick={onRemove}
              label={`${t('removeFile')}: ${file.name}`}
            >
              {t('removeFile')}
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for the mouse; the input serves everybody.
    <div
      className={styles.drop}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      data-disabled={locked || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(!locked)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const dropped = event.dataTransfer.files[0]
        if (dropped && !locked) onPick(dropped)
      }}
    >
      <input
        ref={ref}
        id={inputId}
        type="file"
        accept={accept}
        disabled={locked}
        aria-label={`${t('chooseFile')}: ${label}`}
        aria-describedby={[describedBy, hint ? `${inputId}-hint` : null].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid || undefined}
        className={styles.input}
        onChange={event => {
          const picked = event.currentTarget.files?.[0]
          // Emptied, so that the same file can be picked again after a failure.
          event.currentTarget.value = ''
          if (picked) onPick(picked)
        }}
      />
      <span className={styles.button} aria-hidden="true">
        <Icon name="upload" />
        {t('chooseFile')}
      </span>
      <span className={styles.orDrop} aria-hidden="true">
        {t('dropFile')}
      </span>
      {hint && (
        <span id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
