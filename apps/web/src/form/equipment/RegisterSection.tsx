// A register on screen, inside a request or on its own page: its sheet, its records, and the dialogs that fill them.
import { saveItem, saveSheet } from '@khyanalt/contract/equipment'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import type { Answers } from '@khyanalt/form-engine/answers'
import { itemForm, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import { type Register, takesItems } from '@khyanalt/form-engine/registers/register'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast, toastTime } from '../../ui/toast.ts'
import styles from './equipment.module.css'
import { ItemTable } from './ItemTable.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'
import { RegisterForm, type Sent } from './RegisterForm.tsx'
import { type Item, type RegisterScope, registerQuery, registersKey } from './register-queries.ts'
import { SheetView } from './SheetView.tsx'

type RegisterSectionProps = {
  readonly register: Register
  readonly scope: RegisterScope
  /** What the request asks of the sheet; null on the register's own page, which shows the whole form. */
  readonly fields: readonly string[] | null
  /** Whether anything may be changed here. */
  readonly editable: boolean
  readonly choice?: { readonly ids: readonly string[]; readonly onChange: (ids: readonly string[]) => void } | null
}

type Open = { readonly part: 'sheet' } | { readonly part: 'item'; readonly item: Item | null }

export const RegisterSection = ({ register, scope, fields, editable, choice = null }: RegisterSectionProps) => {
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const [typed, setTyped] = useState<Answers | null>(null)
  const { data, error, refetch, isFetching } = useQuery(registerQuery(register.name, scope))
  if (error && !data) {
    return (
      <ErrorState
        title={name(register.texts.listFailed)}
        text={errorText(error, ui)}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <Skeleton height={200} />

  const { sheet, items } = data
  const named = { register: register.name, ...scope }
  const keepSheet = ({ answers, version, transaction_id }: Sent) =>
    telling(callApi(saveSheet, { ...named, answers, version, transaction_id }))
  const keepItem = ({ base: _, ...sent }: Sent, item: Item | null) =>
    telling(callApi(saveItem, { ...named, ...sent, ...(item ? { id: item.id } : {}) }))
  /** Says in passing that something goes on, and what went wrong; the form keeps the latter (REQ-GEN-16). */
  const telling = async <T,>(call: Promise<{ readonly data: T }>): Promise<T> => {
    showToast({ text: t('loading'), tone: 'info', milliseconds: toastTime.loading })
    try {
      return (await call).data
    } catch (failure) {
      showToast({ text: errorText(failure, ui), tone: 'error', milliseconds: toastTime.failure })
      throw failure
    }
  }
  const saved = (word: 'saved' | 'updated' | 'added') => {
    client.invalidateQueries({ queryKey: registersKey })
    // A record whose dialog saves rather than adds is told so in its own words (REQ-TOOL-03).
    const own = word === 'added' ? register.texts.added : undefined
    showToast({ text: own ? name(own) : t(word) })
    setOpen(null)
  }
  // Machines and sources are added inside a request alone (CON-124).
  const mayAdd = editable && register.items !== null && (!register.permitted || fields !== null)
  const addButton = mayAdd && (
    <Button variant="secondary" icon="plus" onClick={() => setOpen({ part: 'item', item: null })}>
      {name(register.texts.add ?? register.title)}
    </Button>
  )
  const kept = takesItems(register, sheet?.answers ?? {})
  // A no that is not saved yet asks for the contract alone (REQ-SURV-06).
  const listed = kept && takesItems(register, typed ?? sheet?.answers ?? {})
  const word = sheet ? 'updated' : 'saved'
  return (
    <div className={styles.section}>
      {register.sheet !== null &&
        (fields === null && editable ? (
          <RegisterForm
            form={sheetForm(register, standalone)}
            idScope={register.name}
            stored={sheet}
            unseen={0}
            invalid={register.texts.invalid}
            onSave={keepSheet}
            onSaved={() => saved(word)}
            onAnswers={setTyped}
            caption={answers => {
              const wanted = register.itemsWhen !== undefined && takesItems(register, answers)
              // A yes that is kept has nothing to save; its tools are added below (CON-122).
              return wanted && kept ? null : t('save')
            }}
          />
        ) : (
          <>
            <SheetView register={register} answers={sheet?.answers ?? null} fields={fields ?? []} />
            {editable && (
              <Button variant="secondary" icon="edit" onClick={() => setOpen({ part: 'sheet' })}>
                {name(register.texts.edit ?? register.title)}
              </Button>
            )}
          </>
        ))}
      {register.items !== null && listed && (
        <>
          {choice && items.some(item => item.permitted) && <p className={styles.note}>{t('permittedNote')}</p>}
          <ItemTable
            register={register}
            items={items}
            scope={scope}
            editable={editable}
            onEdit={register.permitted ? undefined : item => setOpen({ part: 'item', item })}
            choice={choice}
            action={addButton}
          />
          {items.length > 0 && addButton}
        </>
      )}
      {open?.part === 'sheet' && (
        <RegisterDialog
          title={register.texts.edit ?? register.title}
          width={register.width}
          form={sheetForm(register, { embedded: true, fields: fields ?? [] })}
          idScope={register.name}
          stored={sheet}
          unseen={0}
          invalid={register.texts.invalid}
          // What the request does not ask for stays as the writer last saw it.
          onSave={sent => keepSheet({ ...sent, answers: { ...sent.base, ...withOthers(sent) } })}
          onSaved={() => saved(word)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.part === 'item' && (
        <RegisterDialog
          title={register.texts.addTitle ?? register.title}
          width={register.width}
          form={itemForm(register)}
          idScope={`${register.name}-item`}
          stored={open.item}
          invalid={register.texts.invalid}
          caption={() => (open.item ? t('save') : name(register.texts.addOk ?? register.title))}
          onSave={sent => keepItem(sent, open.item)}
          onSaved={() => saved(open.item ? 'updated' : 'added')}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** Kinds that the request does not ask for stay in the sheet. */
const withOthers = ({ answers, base }: Sent) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const before = base[name]
      if (!Array.isArray(value) || !Array.isArray(before) || !value.some(isRow)) return [name, value]
      const ids = new Set(value.filter(isRow).map(row => row._id))
      return [name, [...value, ...before.filter(row => isRow(row) && !ids.has(row._id))]]
    }),
  )

const isRow = (row: unknown): row is { readonly _id: string } => typeof row === 'object' && row !== null && '_id' in row
