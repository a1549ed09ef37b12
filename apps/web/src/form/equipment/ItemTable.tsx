// The records of a register: a table without pages, each with its details and, where it may be changed, its acts.
import { deleteCalls } from '@khyanalt/contract/equipment-sections'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { itemForm } from '@khyanalt/form-engine/register-forms'
import type { Register } from '@khyanalt/form-engine/registers/register'
import { summarise } from '@khyanalt/form-engine/summary'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useNamePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './equipment.module.css'
import { type Item, type RegisterScope, registersKey } from './register-queries.ts'
import { Value } from './SheetView.tsx'
import { useRegisterFacts } from './use-register-facts.ts'

type ItemTableProps = {
  readonly register: Register
  readonly items: readonly Item[]
  readonly scope: RegisterScope
  /** Whether rows may be edited and deleted; never in view mode (REQ-RAD-04). */
  readonly editable: boolean
  readonly onEdit?: ((item: Item) => void) | undefined
  /** Which permitted records the request is about, and how that is changed; null where there is no choice. */
  readonly choice?: { readonly ids: readonly string[]; readonly onChange: (ids: readonly string[]) => void } | null
  readonly action?: ReactNode
}

export const ItemTable = (props: ItemTableProps) => {
  const { register, items, scope, editable, onEdit, choice, action } = props
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const form = itemForm(register)
  const facts = useRegisterFacts([form])
  const [shown, setShown] = useState<Item | null>(null)
  const [dropped, setDropped] = useState<Item | null>(null)
  const wordOf = (item: Item, column: string) => {
    const field = form.fields.get(column)
    const value = item.answers[column]
    return field && !field.kind.isEmpty(value) ? name(field.kind.text(value, field.field, facts)) : '–'
  }
  const called = (item: Item) =>
    [wordOf(item, register.columns[0] ?? ''), wordOf(item, 'serialnumber')].filter(word => word !== '–').join(', ')
  const mayChange = (item: Item) => editable && (!register.permitted || !item.permitted)
  if (items.length === 0) return <EmptyState icon="list" title={name(register.texts.empty)} action={action} />
  return (
    <>
      <Table
        caption={name(register.title)}
        rows={items}
        rowKey={item => item.id}
        columns={[
          ...register.columns.map((column, index) => ({
            id: column,
            header: name(form.fields.get(column)?.title ?? register.title),
            rowHeader: index === 0,
            nowrap: column === 'serialnumber',
            cell: (item: Item) => wordOf(item, column),
          })),
          { id: 'created', header: t('created'), cell: item => formatDay(item.created_at) },
          ...(choice
            ? [
                {
                  id: 'choice',
                  header: t('inRequest'),
                  nowrap: false,
                  cell: (item: Item) =>
                    item.permitted ? (
                      <Checkbox
                        label={t('choose')}
                        value={choice.ids.includes(item.id)}
                        onChange={on =>
                          choice.onChange(on ? [...choice.ids, item.id] : choice.ids.filter(id => id !== item.id))
                        }
                      />
                    ) : (
                      <Tag tone="green" icon="check" size="s">
                        {t('brought')}
                      </Tag>
                    ),
                },
              ]
            : []),
          {
            id: 'actions',
            header: t('actions'),
            hideHeader: true,
            stuck: true,
            cell: item => (
              <span className={styles.rowActs}>
                <Button
                  variant="quiet"
                  size="s"
                  icon="eye"
                  label={t('detailsOf', { name: called(item) })}
                  onClick={() => setShown(item)}
                >
                  {t('details')}
                </Button>
                {mayChange(item) && onEdit && (
                  <Button
                    variant="quiet"
                    size="s"
                    icon="edit"
                    label={t('editOf', { name: called(item) })}
                    onClick={() => onEdit(item)}
                  >
                    {t('edit')}
                  </Button>
                )}
                {mayChange(item) && (
                  <Button
                    variant="quiet"
                    size="s"
                    icon="trash"
                    label={t('removeOf', { name: called(item) })}
                    onClick={() => setDropped(item)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {shown && <Details register={register} item={shown} title={called(shown)} onClose={() => setShown(null)} />}
      {dropped && (
        <DropItem
          register={register}
          item={dropped}
          title={called(dropped)}
          scope={scope}
          onClose={() => setDropped(null)}
        />
      )}
    </>
  )
}

type OneProps = {
  readonly register: Register
  readonly item: Item
  readonly title: string
  readonly onClose: () => void
}

/** Every field of a record, with a button for each file (REQ-GEN-10). */
const Details = ({ register, item, title, onClose }: OneProps) => {
  const t = useText(equipmentScreenTexts)
  const pair = useNamePair()
  const form = itemForm(register)
  const facts = useRegisterFacts([form])
  const rows = summarise(form, item.answers, facts).flatMap(step => step.rows)
  return (
    <Dialog
      open
      onClose={onClose}
      size="w1000"
      title={title}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <DescriptionList
        items={rows.map(row => {
          const { title: term, subtitle } = pair(row.title)
          return { id: row.path, term, subterm: subtitle, value: <Value row={row} /> }
        })}
      />
    </Dialog>
  )
}

/** Asks, then deletes; what keeps it from being deleted stays on the question (REQ-GEN-09, REQ-TOOL-02). */
const DropItem = ({ register, item, title, scope, onClose }: OneProps & { readonly scope: RegisterScope }) => {
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const transaction = useTransactionId()
  const drop = useMutation({
    mutationFn: () =>
      callApi(deleteCalls[register.name as keyof typeof deleteCalls], {
        id: item.id,
        transaction_id: transaction.id(),
        ...(scope.requestid === undefined ? {} : { requestid: scope.requestid }),
      }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: registersKey })
      showToast({ text: t('removed') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={register.texts.remove ? name(register.texts.remove) : t('remove')}
      text={title}
      confirmLabel={t('remove')}
      danger
      busy={drop.isPending}
      onConfirm={() => drop.mutate()}
      onClose={onClose}
    >
      {drop.error && (
        <Alert tone="error" urgent>
          {errorText(drop.error, ui)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
