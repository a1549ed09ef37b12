// The home page: what the portal is for, its categories, checking a certificate, how it works, the newest posts.
import { homeTexts } from '@khyanalt/domain/messages/home'
import { usePair, useText } from '../../language/language.tsx'
import { SearchBox } from '../../layouts/SearchBox.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Ornament } from '../../ui/Ornament.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { CertificateCheck } from './CertificateCheck.tsx'
import { HomePosts } from './HomePosts.tsx'
import styles from './HomeScreen.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { LoginPrompt } from './LoginPrompt.tsx'

export const HomeScreen = () => {
  const t = useText(homeTexts)
  const banner = usePair(homeTexts)('bannerTitle')
  return (
    <>
      <LoginPrompt />
      <section className={styles.banner}>
        <div className={styles.inner}>
          <h1 className={styles.title}>{banner.title}</h1>
          {banner.subtitle && (
            <p lang="en" className={styles.english}>
              {banner.subtitle}
            </p>
          )}
          <p className={styles.lead}>{t('bannerText')}</p>
          <SearchBox className={styles.search} />
          <p className={styles.actions}>
            <ButtonLink to={paths.services} className={styles.gold} iconEnd="arrowRight">
              {t('bannerAction')}
            </ButtonLink>
            <ButtonLink to={paths.dashboard} variant="secondary">
              {t('bannerSecond')}
            </ButtonLink>
          </p>
        </div>
        <Ornament className={styles.ornament} />
      </section>
      <div className={styles.body}>
        <CategoryTiles />
        <CertificateCheck />
        <HowItWorks />
        <HomePosts />
      </div>
    </>
  )
}
