import { type ComponentProps, useEffect } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { showToast } from './toast.ts'

/**
 * Something that could not be loaded: told once in passing, wherever the person looks, and here with a way to try again.
 * The passing word is the text, or `toast` where the place has a sentence of its own.
 */
export const LoadFailure = ({
  text,
  toast = text,
  ...rest
}: Omit<ComponentProps<typeof ErrorState>, 'text'> & { readonly text: string; readonly toast?: string }) => {
  useEffect(() => showToast({ tone: 'error', text: toast }), [toast])
  return <ErrorState text={text} {...rest} />
}
