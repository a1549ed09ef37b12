// Header and footer around every public page.
import { Outlet } from 'react-router'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './PublicLayout.module.css'

export const PublicLayout = () => (
  <div className={styles.frame}>
    <Header />
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
    <Footer />
  </div>
)
