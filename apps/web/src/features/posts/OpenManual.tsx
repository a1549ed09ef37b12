// One manual with its table of contents (REQ-MANUAL-01).
import type { Manual } from '@khyanalt/contract/manuals'
import { manualTexts } from '@khyanalt/domain/messages/manuals'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CleanHtml } from './CleanHtml.tsx'
import { PostContents } from './PostContents.tsx'
import styles from './PostScreen.module.css'

export const OpenManual = ({ manual }: { readonly manual: Manual }) => {
  const t = useText(manualTexts)
  const { ui } = useLanguage()
  const english = ui === 'en' ? manual.content_en : null
  const shown = english === null ? 'mn' : 'en'
  const title = (shown === 'en' && manual.title_en) || manual.title
  return (
    <>
      <PageHeader
        title={title}
        lead={(shown === 'en' && manual.summary_en) || manual.summary}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: t('home'), to: paths.home }, { label: t('title'), to: paths.manuals }, { label: title }]}
          />
        }
      />
      <div className={styles.columns}>
        <PostContents outline={manual.outline[shown]} />
        <article className={styles.article}>
          {ui === 'en' && shown === 'mn' && <Alert>{t('onlyMongolian')}</Alert>}
          <CleanHtml html={english ?? manual.content} language={shown} />
        </article>
      </div>
    </>
  )
}
