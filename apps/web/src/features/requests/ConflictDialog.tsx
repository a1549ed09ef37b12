// Opens by itself while two versions of one draft differ.
import { useDraftState } from '../../form/DraftStatus.tsx'
import type { DraftSync } from '../../form/draft-sync.ts'
import type { FormStore } from '../../form/form-store.ts'
import { ConflictChoice } from './step-parts.tsx'

type ConflictDialogProps = { readonly sync: DraftSync; readonly store: FormStore }

/** Nothing while the versions agree. */
export const ConflictDialog = ({ sync, store }: ConflictDialogProps) => {
  const { phase, conflicts } = useDraftState(sync)
  if (phase !== 'conflict') return null
  return (
    <ConflictChoice key={conflicts.map(({ name }) => name).join()} sync={sync} store={store} conflicts={conflicts} />
  )
}
