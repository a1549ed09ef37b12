import { Bilingual } from '../ui/Bilingual.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type IconName, iconPaths } from '../ui/icon-paths.ts'
import { Ornament } from '../ui/Ornament.tsx'
import { Sample } from './Sample.tsx'
import styles from './TokenSamples.module.css'

const grounds = [
  'page',
  'surface',
  'sunken',
  'raised',
  'selected',
  'brand',
  'brand-deep',
  'brand-soft',
  'gold',
  'gold-soft',
]
const sizes = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']

export const TokenSamples = () => (
  <>
    <Sample name="Дэвсгэр">
      {grounds.map(name => (
        <span key={name} className={styles.colour}>
          <span className={styles.patch} style={{ background: `var(--color-${name})` }} />
          {name}
        </span>
      ))}
    </Sample>
    <Sample name="Үсэг" layout="stack">
      {sizes.map(size => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
          Өргөдөл, үйлчилгээ № 25 — 125 000 ₮ «Хяналт» <span lang="en">Request</span>
        </p>
      ))}
    </Sample>
    <Sample name="Bilingual">
      <Bilingual mn="Тусгай зөвшөөрөл" en="Special permit" />
      <Bilingual mn="Тусгай зөвшөөрөл" en="Special permit" show="mn" />
      <Bilingual mn="Тусгай зөвшөөрөл" en="Special permit" show="en" />
    </Sample>
    <Sample name="Icon">
      {(Object.keys(iconPaths) as IconName[]).map(name => (
        <span key={name} className={styles.icon}>
          <Icon name={name} size="l" />
          <span lang="en">{name}</span>
        </span>
      ))}
    </Sample>
    <Sample name="Ornament" layout="stack">
      <Ornament short />
      <Ornament />
    </Sample>
  </>
)
