// A post: its text, its table of contents, the newest ones beside it (REQ-POST-02, 05).
import { postTexts } from '@khyanalt/domain/messages/posts'
import { useLoaded } from '../../api/loading.ts'
import { useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import type { loadPost } from './load.ts'
import { PostContents } from './PostContents.tsx'
import { PostFacts } from './PostFacts.tsx'
import styles from './PostScreen.module.css'
import { PostText } from './PostText.tsx'

type LoadedPost = NonNullable<Awaited<ReturnType<typeof loadPost>>['data']>

export const PostScreen = () => {
  const t = useText(postTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadPost>()
  return (
    <div className={styles.page}>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && <OpenPost key={data.post.id} {...data} />}
    </div>
  )
}

const OpenPost = ({ post, latest }: LoadedPost) => {
  const t = useText(postTexts)
  const { ui } = useLanguage()
  const pair = useNamePair()
  const title = pair({ mn: post.post_title, en: post.post_title_en ?? '' })
  const excerpt = pair({ mn: post.except, en: post.except_en ?? '' })
  const shown = ui === 'en' && post.post_content_en !== null ? 'en' : 'mn'
  return (
    <>
      <PageHeader
        {...title}
        lead={excerpt.title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('home'), to: paths.home },
              { label: t('title'), to: paths.posts },
              { label: title.title },
            ]}
          />
        }
      />
      <div className={styles.columns}>
        <PostContents outline={post.outline[shown]} />
        <article className={styles.article}>
          <PostFacts post={post} />
          <PostText post={post} shown={shown} />
          <aside className={styles.help}>
            <p>
              <strong>{t('help')}</strong> {t('helpText')}
            </p>
            <TextLink to={paths.contact} icon="phone">
              {t('contact')}
            </TextLink>
          </aside>
        </article>
        <LatestPosts posts={latest} />
      </div>
    </>
  )
}
