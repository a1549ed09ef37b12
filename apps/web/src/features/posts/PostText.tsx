// The text of a post: HTML that the server cleaned when it was written. A video asks its host only once it is pressed.
import type { Post } from '@khyanalt/contract/posts'
import { postTexts } from '@khyanalt/domain/messages/posts'
import type { MouseEvent } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import styles from './PostText.module.css'
import { playVideo } from './play-video.ts'

export const PostText = ({ post, shown }: { readonly post: Post; readonly shown: 'mn' | 'en' }) => {
  const t = useText(postTexts)
  const { mode } = useLanguage()
  const english = post.post_content_en
  return (
    <>
      {mode === 'en' && shown === 'mn' && <Alert>{t('onlyMongolian')}</Alert>}
      <Html html={shown === 'en' ? (english ?? '') : post.post_content} language={shown} />
      {mode === 'both' && english !== null && (
        <details className={styles.english} lang="en">
          <summary>{postTexts.en.inEnglish}</summary>
          <h2>{post.post_title_en}</h2>
          <Html html={english} language="en" />
        </details>
      )}
    </>
  )
}

const Html = ({ html, language }: { readonly html: string; readonly language: 'mn' | 'en' }) => {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server on write, where tests hold it to it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
