// The text of a post in the language of its reader.
import type { Post } from '@khyanalt/contract/posts'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { CleanHtml } from './CleanHtml.tsx'
import styles from './PostText.module.css'

export const PostText = ({ post, shown }: { readonly post: Post; readonly shown: 'mn' | 'en' }) => {
  const t = useText(postTexts)
  const { mode } = useLanguage()
  const english = post.post_content_en
  return (
    <>
      {mode === 'en' && shown === 'mn' && <Alert>{t('onlyMongolian')}</Alert>}
      <CleanHtml html={shown === 'en' ? (english ?? '') : post.post_content} language={shown} />
      {mode === 'both' && english !== null && (
        <details className={styles.english} lang="en">
          <summary>{postTexts.en.inEnglish}</summary>
          <h2>{post.post_title_en}</h2>
          <CleanHtml html={english} language="en" />
        </details>
      )}
    </>
  )
}
