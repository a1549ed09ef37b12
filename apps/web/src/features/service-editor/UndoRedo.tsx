// Undoing and doing again, by buttons and by Ctrl+Z and Ctrl+Shift+Z at their places on any keyboard.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { isKey } from '../../ui/is-key.ts'
import { announce } from '../../ui/live-region.ts'
import type { FormDraft } from './use-form-draft.ts'

export const UndoRedo = ({ draft }: { readonly draft: FormDraft }) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const undo = () => {
    if (!draft.canUndo) return
    draft.undo()
    announce(t('undone'))
  }
  const redo = () => {
    if (!draft.canRedo) return
    draft.redo()
    announce(t('redone'))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const target = event.target instanceof Element ? event.target : null
    // What is typed as JSON is undone by the browser; a dialog has the keys to itself.
    if (target?.closest('[data-own-undo], [role=dialog], [role=alertdialog]')) return
    const again = isKey(event, 'y') || (event.shiftKey && isKey(event, 'z'))
    if (!again && !isKey(event, 'z')) return
    event.preventDefault()
    if (again) redo()
    else undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon="returned"
        title={t('undo_keys')}
        aria-keyshortcuts="Control+Z"
        disabled={!draft.canUndo}
        onClick={undo}
      >
        {words('undo')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon="refresh"
        title={t('redo_keys')}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!draft.canRedo}
        onClick={redo}
      >
        {t('redo')}
      </Button>
    </>
  )
}
