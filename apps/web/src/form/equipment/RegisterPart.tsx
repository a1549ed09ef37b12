// The field of a register inside a request form; the answer follows what is registered.

import { registerValue, takesItems } from '@khyanalt/form-engine/registers/register'
import { registerOfType } from '@khyanalt/form-engine/registers/registers'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useFormSender } from '../form-sender.ts'
import { sameValue } from '../same-value.ts'
import { useControl } from '../use-control.ts'
import { RegisterSection } from './RegisterSection.tsx'
import { registerQuery, scopeOfSender } from './register-queries.ts'

/** Nothing while the form stands alone, since nobody is there whose register it would be. */
export const RegisterPart = ({ path, field }: FieldProps) => {
  const register = registerOfType(field.type)
  const sender = useFormSender()
  const control = useControl(path)
  if (register === null) return null
  const scope = scopeOfSender(sender)
  return (
    <FieldFrame field={field} control={control} group>
      <Followed path={path} field={field} />
      <RegisterSection
        register={register}
        scope={scope}
        fields={field.field.fields ?? []}
        editable={control.open}
        choice={
          register.permitted
            ? {
                ids: registerValue(control.view.value)?.items.map(({ _id }) => _id) ?? [],
                onChange: ids => control.setValue({ items: ids.map(_id => ({ _id })) }),
              }
            : null
        }
      />
    </FieldFrame>
  )
}

/** Puts what the register holds now into the answer, so that the form judges and shows what will be sent. */
const Followed = ({ path, field }: FieldProps) => {
  const register = registerOfType(field.type)
  const control = useControl(path)
  const { data } = useQuery({
    ...registerQuery(register?.name ?? 'clothing', scopeOfSender(useFormSender())),
    enabled: register !== null,
  })
  const { value } = control.view
  useEffect(() => {
    if (!data || !register || !control.open) return
    const chosen = new Set(registerValue(value)?.items.map(({ _id }) => _id))
    const sheet = data.sheet?.answers ?? {}
    const items = takesItems(register, sheet)
      ? data.items.filter(item => !register.permitted || !item.permitted || chosen.has(item.id))
      : []
    const next = { sheet, items: items.map(item => ({ ...item.answers, _id: item.id })) }
    const nothing = field.kind.isEmpty(next) && field.kind.isEmpty(value)
    if (!nothing && !sameValue(next, value)) control.setValue(next)
  }, [data, register, control, value, field])
  return null
}
