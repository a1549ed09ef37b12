// Fetches the choice between two versions of one draft once they differ.
import { useDraftState } from '../../form/DraftStatus.tsx'
import type { DraftSync } from '../../form/draft-sync.ts'
import type { FormStore } from '../../form/form-store.ts'
import { DraftConflict } from './step-parts.tsx'

type WatchConflictProps = { readonly sync: DraftSync; readonly store: FormStore }

/** Nothing while the versions agree. */
export const WatchConflict = ({ sync, store }: WatchConflictProps) =>
  useDraftState(sync).phase === 'conflict' ? <DraftConflict sync={sync} store={store} /> : null
