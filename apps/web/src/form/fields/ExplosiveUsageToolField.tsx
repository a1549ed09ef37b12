// The explosives table; it comes when a form asks for it.
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FieldProps } from '../field-props.ts'

const UsagePart = lazy(async () => ({ default: (await import('./ExplosiveUsagePart.tsx')).UsagePart }))

/** The `explosive_usage_tool` kind. */
export const ExplosiveUsageToolField = (props: FieldProps) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <UsagePart {...props} />
  </Suspense>
)
