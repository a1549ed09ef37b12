// The field of any register; its part of the form comes when it is needed.
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FieldProps } from '../field-props.ts'

const RegisterPart = lazy(async () => ({ default: (await import('../equipment/RegisterPart.tsx')).RegisterPart }))

export const RegisterField = (props: FieldProps) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <RegisterPart {...props} />
  </Suspense>
)
