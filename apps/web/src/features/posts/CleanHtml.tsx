// HTML that the server cleaned. A video asks its host only once it is pressed.
import type { MouseEvent } from 'react'
import styles from './PostText.module.css'
import { playVideo } from './play-video.ts'

export const CleanHtml = ({ html, language }: { readonly html: string; readonly language: 'mn' | 'en' }) => {
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (playVideo(event.target as Element)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses are those of the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by keyboard too.
    <div
      className={styles.text}
      lang={language}
      onClick={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, where tests hold it to it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
