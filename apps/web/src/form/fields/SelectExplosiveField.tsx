// The certificate that opens the explosives table; its list comes when a form asks for it.
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FieldProps } from '../field-props.ts'

const PermitPart = lazy(async () => ({ default: (await import('../explosives/PermitPart.tsx')).PermitPart }))

/** The `select_explosive` kind. */
export const SelectExplosiveField = (props: FieldProps) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <PermitPart {...props} />
  </Suspense>
)
