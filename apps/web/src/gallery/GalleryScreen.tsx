// Every part of the look in every state, for those who build screens (staff only, `/staff/ui`).
import type { ReactNode } from 'react'
import { PageHeader } from '../ui/PageHeader.tsx'
import { SectionTitle } from '../ui/SectionTitle.tsx'
import { ActSamples } from './ActSamples.tsx'
import { DataSamples } from './DataSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { FileSamples } from './FileSamples.tsx'
import styles from './GalleryScreen.module.css'
import { MessageSamples } from './MessageSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { PlaceSamples } from './PlaceSamples.tsx'
import { TokenSamples } from './TokenSamples.tsx'

const sections: readonly { id: string; title: string; subtitle: string; samples: ReactNode }[] = [
  { id: 'tokens', title: 'Өнгө, үсэг, зай', subtitle: 'Colour, type, space', samples: <TokenSamples /> },
  { id: 'acts', title: 'Товч ба холбоос', subtitle: 'Buttons and links', samples: <ActSamples /> },
  { id: 'fields', title: 'Маягтын талбар', subtitle: 'Form fields', samples: <FieldSamples /> },
  { id: 'files', title: 'Файл ба явц', subtitle: 'Files and progress', samples: <FileSamples /> },
  { id: 'messages', title: 'Мэдэгдэл ба төлөв', subtitle: 'Messages and states', samples: <MessageSamples /> },
  { id: 'data', title: 'Мэдээлэл', subtitle: 'Data', samples: <DataSamples /> },
  { id: 'places', title: 'Байрлал ба алхам', subtitle: 'Places and steps', samples: <PlaceSamples /> },
  { id: 'overlays', title: 'Цонх ба цэс', subtitle: 'Windows and menus', samples: <OverlaySamples /> },
]

export const GalleryScreen = () => (
  <div className={styles.page}>
    <PageHeader
      title="Дэлгэцийн бүрдэл хэсгүүд"
      subtitle="Parts of the look"
      lead="Шинэ дэлгэцийг эдгээр хэсгээр угсарна. Хулгана аваачих, Tab товч дарах үеийн төлөвийг шууд эндээс шалгана уу."
    />
    <nav aria-label="Хэсгүүд">
      <ul className={styles.contents}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {sections.map(({ id, title, subtitle, samples }) => (
      <section key={id} aria-labelledby={id} className={styles.section}>
        <SectionTitle id={id} title={title} subtitle={subtitle} />
        <div className={styles.samples}>{samples}</div>
      </section>
    ))}
  </div>
)
