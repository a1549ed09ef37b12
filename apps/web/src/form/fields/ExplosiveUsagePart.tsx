// The explosives table; there is an add form only where a certificate was chosen (REQ-EXPL-06).
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { formatQuantity, parseQuantity, type Quantity, type QuantityUnit } from '@khyanalt/domain/quantity'
import { permittedMaterials } from '@khyanalt/form-engine/fields/explosive_usage_tool'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Table } from '../../ui/Table.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'
import { useFacts, useField, useFormStore } from '../use-form-store.ts'
import { TableField } from './TableField.tsx'

/** The `explosive_usage_tool` kind. */
export const UsagePart = (props: FieldProps) => {
  const t = useText(explosiveTexts)
  const store = useFormStore()
  const control = useControl(props.path)
  const facts = useFacts()
  const permitted = facts.options[permittedMaterials]
  const selector = [...store.form.fields.values()].find(({ type }) => type === 'select_explosive')
  const chosen = useField(selector?.name ?? props.path).value
  const needsPermit = selector?.kind.isEmpty(chosen) ?? false
  const empty = store.rowIds(props.path).length === 0
  if (needsPermit && empty) {
    return (
      <FieldFrame field={props.field} control={control} group>
        <Alert tone="info">{t('chooseFirst')}</Alert>
      </FieldFrame>
    )
  }
  return (
    <>
      {permitted && permitted.length > 0 && <Left path={props.path} />}
      <TableField {...props} />
      <p>
        <small>{t('check')}</small>
      </p>
    </>
  )
}

/** What the certificate permits, what is used and what is left. */
const Left = ({ path }: { readonly path: string }) => {
  const t = useText(explosiveTexts)
  const name = useName()
  const { ui } = useLanguage()
  const rows = useFacts().options[permittedMaterials] ?? []
  const amount = (given: unknown, unit: unknown) =>
    formatQuantity(parseQuantity(given) ?? (0 as Quantity), unit as QuantityUnit, ui)
  return (
    <Table
      caption={t('permittedOf')}
      showCaption
      rows={rows}
      rowKey={({ value }) => `${path}-${value}`}
      columns={[
        { id: 'name', header: t('material'), rowHeader: true, nowrap: false, cell: ({ label }) => name(label) },
        ...(['permitted', 'used', 'left'] as const).map(id => ({
          id,
          header: t(id),
          align: 'end' as const,
          cell: ({ data }: (typeof rows)[number]) => amount(data?.[id], data?.unit_type),
        })),
      ]}
    />
  )
}
