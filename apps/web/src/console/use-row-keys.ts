// The keys that lead through the rows of a desk, the same at every desk.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useText } from '../language/language.tsx'
import { focusInto, moveFocus } from './move-focus.ts'
import { type Shortcut, useKeys } from './use-keys.ts'

/** Listens for them; `/` leads to the field of this name, `more` are keys of this desk alone. */
export const useRowKeys = (searchName: string, more: readonly Shortcut[] = []): void => {
  const t = useText(staffTexts)
  useKeys([
    { keys: ['j', 'ArrowDown'], word: t('key_next'), act: () => moveFocus('[data-row-link]', 1) },
    { keys: ['k', 'ArrowUp'], word: t('key_previous'), act: () => moveFocus('[data-row-link]', -1) },
    { keys: ['Enter'], word: t('key_open') },
    { keys: ['/'], word: t('key_search'), act: () => focusInto(`[name=${searchName}]`) },
    ...more,
  ])
}
