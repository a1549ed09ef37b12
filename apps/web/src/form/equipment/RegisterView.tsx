// A register to read: its sheet and its records, without any act but opening papers.
import { type Register, takesItems } from '@khyanalt/form-engine/registers/register'
import styles from './equipment.module.css'
import { ItemTable } from './ItemTable.tsx'
import type { Stored } from './RegisterForm.tsx'
import type { Item } from './register-queries.ts'
import { SheetView } from './SheetView.tsx'

type RegisterViewProps = {
  readonly register: Register
  readonly sheet: Stored | null
  readonly items: readonly Item[]
}

export const RegisterView = ({ register, sheet, items }: RegisterViewProps) => (
  <div className={styles.section}>
    {register.sheet !== null && <SheetView register={register} answers={sheet?.answers ?? null} fields={[]} />}
    {takesItems(register, sheet?.answers ?? {}) && (
      <ItemTable register={register} items={items} scope={{}} editable={false} />
    )}
  </div>
)
