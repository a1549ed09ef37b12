// Chooses the certificate and hands the form what it permits; taking it away takes the rows with it (REQ-EXPL-07).
import { getPermitData, listMaterials, listPermits } from '@khyanalt/contract/explosives'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { type Quantity, quantityDigits } from '@khyanalt/domain/quantity'
import { fixedListKeys } from '@khyanalt/form-engine/facts'
import { permittedMaterials } from '@khyanalt/form-engine/fields/explosive_usage_tool'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { scopeOfSender } from '../equipment/register-queries.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useFormSender } from '../form-sender.ts'
import { ConfirmDialog } from '../lazy-parts.tsx'
import { useControl } from '../use-control.ts'
import { useFormStore } from '../use-form-store.ts'

const typed = new Set(['text', 'string', 'textarea', 'phone', 'address', 'select', 'autofill'])

export const PermitPart = ({ path, field }: FieldProps) => {
  const t = useText(explosiveTexts)
  const { ui } = useLanguage()
  const store = useFormStore()
  const control = useControl(path)
  const scope = scopeOfSender(useFormSender())
  const [next, setNext] = useState<string | null>(null)
  const chosen = typeof control.view.value === 'string' ? control.view.value : ''
  const permits = useQuery({
    queryKey: ['explosive-permits', scope],
    queryFn: ({ signal }) => callApi(listPermits, scope, { signal }),
  })
  const materials = useQuery({
    queryKey: ['explosive-materials', scope, chosen],
    queryFn: ({ signal }) => callApi(listMaterials, { ...scope, cert_id: chosen }, { signal }),
    enabled: chosen !== '',
  })
  const latest = useRef(chosen)
  const tables = [...store.form.fields.values()].filter(({ type }) => type === 'explosive_usage_tool')

  useEffect(() => {
    if (permits.data) {
      const options = permits.data.data.map(({ value, label }) => ({ value, label: { mn: label, en: label } }))
      store.setOptions(fixedListKeys.select_explosive, options)
    }
  }, [permits.data, store])
  useEffect(() => {
    if (!materials.data) return
    const { data, usage_data } = materials.data
    store.setOptions(
      permittedMaterials,
      data.map(({ value, label, mark, disabled }) => {
        const usage = usage_data[value]
        const digits = (given = 0) => quantityDigits(Math.round(given * 1000) as Quantity)
        const left = digits(usage?.quantity)
        const quantities = { left, permitted: digits(usage?.permitted), used: digits(usage?.used) }
        return { value, label, disabled, data: { mark, unit_type: usage?.unit_type, ...quantities } }
      }),
    )
  }, [materials.data, store])

  const choose = async (value: string) => {
    for (const { name } of tables) control.open && store.setValue(name, [])
    if (chosen !== '') store.setOptions(permittedMaterials, [])
    control.setValue(value)
    latest.current = value
    setNext(null)
    if (value === '') return
    // What the certificate was issued for stands in fields of the same names that are still empty.
    const { data } = await callApi(getPermitData, { ...scope, cert_id: value }).catch(() => ({ data: {} }))
    // Meanwhile another certificate may have been chosen: a late answer speaks of one that is not.
    if (latest.current !== value) return
    for (const [name, known] of Object.entries(data)) {
      const target = store.form.fields.get(name)
      if (target && typed.has(target.type) && target.kind.isEmpty(store.readAnswers()[name])) {
        store.setValue(name, known)
      }
    }
  }
  const change = (value: string) => {
    const filled = tables.some(({ name }) => store.rowIds(name).length > 0)
    if (filled) setNext(value)
    else void choose(value)
  }
  return (
    <FieldFrame field={field} control={control}>
      {permits.error && !permits.data ? (
        <ErrorState title={t('failed')} text={errorText(permits.error, ui)} onRetry={() => permits.refetch()} />
      ) : !permits.data ? (
        <Skeleton lines={1} />
      ) : permits.data.data.length === 0 && chosen === '' ? (
        <Alert tone="error">{t('none')}</Alert>
      ) : (
        <Select
          id={control.id}
          value={chosen}
          onChange={change}
          options={permits.data.data}
          describedBy={control.describedBy}
          invalid={control.invalid}
        />
      )}
      {materials.error && chosen !== '' && (
        <ErrorState title={t('failed')} text={errorText(materials.error, ui)} onRetry={() => materials.refetch()} />
      )}
      <ConfirmDialog
        open={next !== null}
        title={t('clearTitle')}
        text={t('clearText')}
        confirmLabel={t('clear')}
        danger
        onConfirm={() => void choose(next ?? '')}
        onClose={() => setNext(null)}
      />
    </FieldFrame>
  )
}
