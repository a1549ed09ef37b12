// The post in the very parts of the public page, cleaned by the server as it would be stored.
import type { InputOf } from '@khyanalt/contract/call'
import { previewPost } from '@khyanalt/contract/staff-posts'
import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Editor.module.css'
import { PostFacts } from './PostFacts.tsx'
import { PostText } from './PostText.tsx'

export const PostPreview = ({
  input,
  possible,
  onImpossible,
}: {
  readonly input: InputOf<typeof previewPost>
  readonly possible: boolean
  readonly onImpossible: () => void
}) => {
  const t = useText(staffPostsTexts)
  const { ui } = useLanguage()
  const preview = useMutation({ mutationFn: () => callApi(previewPost, input) })
  const post = preview.data?.data
  return (
    <>
      <Button
        variant="secondary"
        icon="eye"
        busy={preview.isPending}
        onClick={() => (possible ? preview.mutate() : onImpossible())}
      >
        {t('preview')}
      </Button>
      {preview.error && <Alert tone="error">{errorText(preview.error, ui)}</Alert>}
      {post && (
        <Dialog open size="l" title={post.post_title} subtitle={post.post_title_en} onClose={preview.reset}>
          <div className={styles.preview}>
            <p className={styles.quiet}>{t('previewTitle')}</p>
            <PostFacts post={post} />
            <p>{post.except}</p>
            <PostText post={post} shown={ui === 'en' && post.post_content_en !== null ? 'en' : 'mn'} />
          </div>
        </Dialog>
      )}
    </>
  )
}
