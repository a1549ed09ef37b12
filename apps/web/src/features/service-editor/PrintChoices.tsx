// The questions of a form, each to be printed or not, and if so for everybody or on the document alone.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import type { Printable } from '@khyanalt/form-engine/printed-answers'
import { useName, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { setOpen, togglePrint } from './certificate-edits.ts'
import styles from './PrintChoices.module.css'

type ChoicesProps = {
  readonly part: CertificatePart
  readonly order: readonly Printable[]
  readonly onChange: (part: CertificatePart) => void
}

export const PrintChoices = ({ part, order, onChange }: ChoicesProps) => {
  const name = useName()
  // Columns of one table stand under its name, everything else in a row of its own.
  const groups: { table: Printable['table']; items: Printable[] }[] = []
  for (const item of order) {
    const last = groups.at(-1)
    const [field] = item.path.split('/')
    if (last?.items[0] && last.items[0].path.split('/')[0] === field) last.items.push(item)
    else groups.push({ table: item.table, items: [item] })
  }
  return (
    <div className={styles.choices}>
      {groups.map(({ table, items }) =>
        table ? (
          <Fieldset key={items[0]?.path} legend={name(table)}>
            <ul className={classNames(styles.list, styles.columns)}>
              {items.map(item => (
                <Choice key={item.path} {...{ item, part, order, onChange }} />
              ))}
            </ul>
          </Fieldset>
        ) : (
          <ul key={items[0]?.path} className={styles.list}>
            {items.map(item => (
              <Choice key={item.path} {...{ item, part, order, onChange }} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

const Choice = ({ item, part, order, onChange }: ChoicesProps & { readonly item: Printable }) => {
  const t = useText(certificatePartTexts)
  const name = useName()
  const print = part.prints.find(({ path }) => path === item.path)
  return (
    <li className={styles.choice}>
      <Checkbox
        label={name(item.title)}
        value={print !== undefined}
        onChange={() => onChange(togglePrint(part, item, order))}
      />
      {print && (
        <Checkbox
          label={
            <>
              {t('open')}
              <VisuallyHidden>: {name(item.title)}</VisuallyHidden>
            </>
          }
          value={print.public}
          onChange={open => onChange(setOpen(part, item.path, open))}
        />
      )}
    </li>
  )
}
