// Employees of the sender; the dialogs that choose and register them come when a form asks for employees.
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FieldProps } from '../field-props.ts'

const EmployeePart = lazy(async () => ({ default: (await import('../workers/EmployeePart.tsx')).EmployeePart }))

/** The `employee` kind. */
export const EmployeeField = (props: FieldProps) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <EmployeePart {...props} />
  </Suspense>
)
