import { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useMemo, useRef, useState } from 'react'
import styles from './Combobox.module.css'
import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import type { ControlProps } from './control-props.ts'
import { Icon } from './Icon.tsx'
import popupStyles from './popup.module.css'
import { useUiText } from './ui-texts.ts'

export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** A quieter second line; searched as well. */
  readonly detail?: string | undefined
}

/** A long list to be searched by typing. `value` is the chosen option's value, null when none is. */
export const Combobox = ({
  id,
  name,
  value = null,
  onChange,
  onBlur,
  options,
  emptyText,
  placeholder,
  clearable = true,
  describedBy,
  invalid,
  required,
  disabled,
  readOnly,
  label,
  ref,
}: ControlProps<string | null, HTMLInputElement> & {
  readonly options: readonly ComboboxOption[]
  readonly emptyText?: string | undefined
  readonly placeholder?: string | undefined
  readonly clearable?: boolean | undefined
  /** Only where no `Field` names it. */
  readonly label?: string | undefined
}) => {
  const t = useUiText()
  const items = useMemo(() => [...options], [options])
  const chosen = items.find(option => option.value === value) ?? null
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // The library's own popup hides the whole page from screen readers while open; a plain box has to end by itself.
  const actions = useRef<Base.Root.Actions>(null)
  useEffect(() => {
    if (!open) actions.current?.unmount()
  }, [open])
  return (
    <Base.Root
      open={open}
      onOpenChange={setOpen}
      actionsRef={actions}
      items={items}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => onChange?.(option?.value ?? null)}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      itemToStringValue={(option: ComboboxOption) => option.value}
      isItemEqualToValue={(option: ComboboxOption, other: ComboboxOption) => option.value === other.value}
      filter={matches}
      autoHighlight
      {...(name === undefined ? {} : { name })}
      disabled={disabled ?? false}
      readOnly={readOnly ?? false}
    >
      <Base.InputGroup
        ref={setPlace}
        className={styles.group}
        onBlur={event => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <Base.Input
          ref={ref}
          id={id}
          placeholder={placeholder}
          onBlur={onBlur}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          className={classNames(controlStyles.control, styles.input)}
        />
        <span className={styles.buttons}>
          {clearable && !readOnly && (
            <Base.Clear className={styles.button} aria-label={t('clear')}>
              <Icon name="close" size="s" />
            </Base.Clear>
          )}
          <Base.Trigger className={styles.button} aria-label={t('openList')}>
            <Icon name="chevronDown" size="s" />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal container={place}>
        <Base.Positioner positionMethod="fixed" sideOffset={4} className={popupStyles.positioner}>
          <div className={classNames(popupStyles.popup, styles.popup)}>
            <Base.Empty className={styles.empty}>{emptyText ?? t('nothingFound')}</Base.Empty>
            <Base.List className={styles.list}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={popupStyles.item}>
                  <span className={styles.words}>
                    {option.label}
                    {option.detail && <span className={styles.detail}>{option.detail}</span>}
                  </span>
                  <Base.ItemIndicator className={styles.check}>
                    <Icon name="check" size="s" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </div>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Every typed word must occur somewhere; ө and ү are also found by the о and у of keyboards without them. */
const matches = (option: ComboboxOption, query: string): boolean => {
  const text = plain(`${option.label} ${option.detail ?? ''}`)
  return plain(query)
    .split(/\s+/)
    .every(word => text.includes(word))
}

const plain = (text: string): string =>
  text.toLocaleLowerCase('mn').replaceAll('ө', 'о').replaceAll('ү', 'у').replaceAll('ё', 'е').trim()
