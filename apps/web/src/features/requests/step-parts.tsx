// Parts of the form that no first sight of it shows: the check of all answers, and what opens when something is missing.
import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AheadDialog as AheadDialogPart } from './AheadDialog.tsx'
import type { CheckAnswers as CheckAnswersPart } from './CheckAnswers.tsx'
import type { MissingToolsDialog as MissingToolsDialogPart } from './MissingToolsDialog.tsx'
import type { RequiredOneDialog as RequiredOneDialogPart } from './RequiredOneDialog.tsx'

/** What fetches them, in the order in which people come to need them. */
export const stepLoaders = {
  check: async () => ({ default: (await import('./CheckAnswers.tsx')).CheckAnswers }),
  conflict: async () => ({ default: (await import('./ConflictChoice.tsx')).ConflictChoice }),
  ahead: async () => ({ default: (await import('./AheadDialog.tsx')).AheadDialog }),
  requiredOne: async () => ({ default: (await import('./RequiredOneDialog.tsx')).RequiredOneDialog }),
  missingTools: async () => ({ default: (await import('./MissingToolsDialog.tsx')).MissingToolsDialog }),
}

const LazyCheckAnswers = lazy(stepLoaders.check)
const LazyAheadDialog = lazy(stepLoaders.ahead)
const LazyRequiredOneDialog = lazy(stepLoaders.requiredOne)
const LazyMissingToolsDialog = lazy(stepLoaders.missingTools)

/** Two versions of a draft side by side. */
export const ConflictChoice = lazy(stepLoaders.conflict)

/** The last step. */
export const CheckAnswers = (props: ComponentProps<typeof CheckAnswersPart>) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <LazyCheckAnswers {...props} />
  </Suspense>
)

export const AheadDialog = (props: ComponentProps<typeof AheadDialogPart>) => (
  <Suspense fallback={null}>
    <LazyAheadDialog {...props} />
  </Suspense>
)

export const RequiredOneDialog = (props: ComponentProps<typeof RequiredOneDialogPart>) => (
  <Suspense fallback={null}>
    <LazyRequiredOneDialog {...props} />
  </Suspense>
)

export const MissingToolsDialog = (props: ComponentProps<typeof MissingToolsDialogPart>) => (
  <Suspense fallback={null}>
    <LazyMissingToolsDialog {...props} />
  </Suspense>
)
