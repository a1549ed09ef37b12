// The manuals of the portal, one for each role, or one of them (REQ-MANUAL-01).
import type { ManualCard } from '@khyanalt/contract/manuals'
import { manualTexts } from '@khyanalt/domain/messages/manuals'
import { useLoaded } from '../../api/loading.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { loadManuals } from './load-manuals.ts'
import styles from './ManualsScreen.module.css'
import { OpenManual } from './OpenManual.tsx'
import post from './PostScreen.module.css'

export const ManualsScreen = () => {
  const t = useText(manualTexts)
  const pair = usePair(manualTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadManuals>()
  if (data?.manual) {
    return (
      <div className={post.page}>
        <OpenManual manual={data.manual} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={fault ? undefined : t('intro')} />
      {fault && (
        <>
          <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />
          <p>
            <TextLink to={paths.manuals} icon="arrowLeft">
              {t('toAll')}
            </TextLink>
          </p>
        </>
      )}
      {data?.manuals && <Manuals manuals={data.manuals} />}
    </div>
  )
}

const Manuals = ({ manuals }: { readonly manuals: readonly ManualCard[] }) => {
  const t = useText(manualTexts)
  const { ui } = useLanguage()
  return (
    <ul className={styles.list}>
      {manuals.map(({ name, title, title_en, summary, summary_en }) => (
        <li key={name}>
          <h2>
            <TextLink to={paths.manual(name)}>{ui === 'en' && title_en !== null ? title_en : title}</TextLink>
          </h2>
          <p>{ui === 'en' && summary_en !== null ? summary_en : summary}</p>
          {ui === 'en' && title_en === null && <p className={styles.quiet}>{t('onlyMongolian')}</p>}
        </li>
      ))}
    </ul>
  )
}
