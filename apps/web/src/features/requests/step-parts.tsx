// Parts of the form that no first sight of it shows: the check of all answers, and what opens when something is missing.
import { deferred } from '../../ui/deferred.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What fetches them, in the order in which people come to need them. */
export const stepLoaders = {
  returned: async () => ({ default: (await import('./ReturnedBanner.tsx')).ReturnedBanner }),
  check: async () => ({ default: (await import('./CheckAnswers.tsx')).CheckAnswers }),
  conflict: async () => ({ default: (await import('./DraftConflict.tsx')).DraftConflict }),
  ahead: async () => ({ default: (await import('./AheadDialog.tsx')).AheadDialog }),
  requiredOne: async () => ({ default: (await import('./RequiredOneDialog.tsx')).RequiredOneDialog }),
  missingTools: async () => ({ default: (await import('./MissingToolsDialog.tsx')).MissingToolsDialog }),
}

/** Why the request came back; few do. */
export const ReturnedBanner = deferred(stepLoaders.returned, <Skeleton height={240} />)
/** The last step. */
export const CheckAnswers = deferred(stepLoaders.check, <Skeleton height={320} />)
/** Two versions of a draft side by side. */
export const DraftConflict = deferred(stepLoaders.conflict)
export const AheadDialog = deferred(stepLoaders.ahead)
export const RequiredOneDialog = deferred(stepLoaders.requiredOne)
export const MissingToolsDialog = deferred(stepLoaders.missingTools)
