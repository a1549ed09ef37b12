// Parts of a screen that are fetched when they are first shown, or before by whoever loads them ahead.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** The part that `load` fetches; until it is there, `meanwhile` stands in its place. */
export const deferred = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const Part = lazy(load)
  return props => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
