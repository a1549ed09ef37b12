// Photos become the pages of one PDF: added, turned, cropped, put in order, looked at, and attached.
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { announce } from '../../ui/live-region.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { CropFrame, PagePicture } from './CropFrame.tsx'
import { mostPages, movePage, type PhotoPage, turnPage, uncropped } from './photo-pages.ts'
import styles from './photos.module.css'
import { readPhoto } from './read-photo.ts'

const thumbPoints = 220
// Comes while the pages are looked at.
const loadMaker = () => import('./make-pdf.ts')

export const PhotoDialog = ({
  first,
  title,
  onMade,
  onClose,
}: {
  /** What was chosen first. */
  readonly first: File
  /** What the PDF is; it bears this name. */
  readonly title: string
  readonly onMade: (pdf: File) => void
  readonly onClose: () => void
}) => {
  const t = useText(photoTexts)
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [chosen, setAt] = useState(0)
  const [cropping, setCropping] = useState(false)
  const [reading, setReading] = useState(true)
  const [making, setMaking] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [leaving, setLeaving] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const at = Math.max(0, Math.min(chosen, pages.length - 1))
  const page = pages[at]

  const add = async (files: readonly File[], before: number) => {
    setReading(true)
    const told: string[] = []
    const read: PhotoPage[] = []
    for (const file of files) {
      if (before + read.length === mostPages) {
        told.push(t('too_many', { most: mostPages }))
        break
      }
      const next = await readPhoto(file)
      if (typeof next === 'string') told.push(t(next, { file: file.name }))
      else read.push(next)
    }
    // What was turned, moved or removed while they were read stays so.
    setPages(now => [...now, ...read])
    if (read.length > 0) setAt(before)
    setFaults(told)
    setReading(false)
    announce([...told, t('added', { count: before + read.length })].join(' '))
  }
  const begin = useEffectEvent(() => {
    void add([first], 0)
    loadMaker().catch(() => undefined)
  })
  useEffect(() => begin(), [])

  const change = (next: PhotoPage) => setPages(pages.map((one, place) => (place === at ? next : one)))
  const turn = (way: 1 | -1) => {
    if (page) change(turnPage(page, way))
    announce(t('turned', { n: at + 1 }))
  }
  const move = (by: 1 | -1) => {
    setPages(movePage(pages, at, by))
    setAt(at + by)
    announce(t('moved', { n: at + by + 1 }))
  }
  const remove = () => {
    setPages(pages.toSpliced(at, 1))
    setAt(Math.max(0, Math.min(at, pages.length - 2)))
    setCropping(false)
    announce(t('removed', { count: pages.length - 1 }))
  }
  const make = async () => {
    setMaking(true)
    setFaults([])
    announce(t('making'))
    // The page shows that it works before the work takes the thread.
    await new Promise(resolve => requestAnimationFrame(resolve))
    const tell = (text: string) => {
      setFaults([text])
      announce(text)
    }
    try {
      const { makePdf } = await loadMaker()
      const pdf = await makePdf(pages, title)
      if (pdf) onMade(pdf)
      else tell(t('too_big'))
    } catch {
      tell(t('failed'))
    } finally {
      setMaking(false)
    }
  }

  // Photos taken a moment ago may be nowhere else.
  const leave = () => (pages.length > 0 || reading ? setLeaving(true) : onClose())

  return (
    <Dialog
      open
      size="w800"
      title={t('title')}
      description={t('lead')}
      onClose={leave}
      locked={making}
      actions={
        <>
          <Button variant="secondary" onClick={leave} disabled={making}>
            {t('cancel')}
          </Button>
          <Button icon="check" busy={making} disabled={pages.length === 0 || reading} onClick={() => void make()}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {faults.map(fault => (
          <Alert key={fault} tone="error">
            {fault}
          </Alert>
        ))}
        {page && (
          <>
            <div className={styles.stage}>
              {cropping ? (
                <CropFrame
                  page={page}
                  label={t('page_of', { n: at + 1, count: pages.length })}
                  onChange={crop => change({ ...page, crop })}
                />
              ) : (
                <PagePicture page={page} label={t('page_of', { n: at + 1, count: pages.length })} />
              )}
            </div>
            <div className={styles.tools}>
              <Button variant="secondary" size="s" onClick={() => turn(-1)}>
                {t('turn_left')}
              </Button>
              <Button variant="secondary" size="s" onClick={() => turn(1)}>
                {t('turn_right')}
              </Button>
              <Button variant="secondary" size="s" aria-pressed={cropping} onClick={() => setCropping(!cropping)}>
                {t(cropping ? 'crop_done' : 'crop')}
              </Button>
              {page.crop !== uncropped && (
                <Button variant="quiet" size="s" onClick={() => change({ ...page, crop: uncropped })}>
                  {t('crop_reset')}
                </Button>
              )}
              <Button variant="quiet" size="s" icon="arrowLeft" disabled={at === 0} onClick={() => move(-1)}>
                {t('earlier')}
              </Button>
              <Button
                variant="quiet"
                size="s"
                icon="arrowRight"
                disabled={at === pages.length - 1}
                onClick={() => move(1)}
              >
                {t('later')}
              </Button>
              <Button variant="quiet" size="s" icon="trash" onClick={remove}>
                {t('remove')}
              </Button>
            </div>
          </>
        )}
        {reading && (
          <p className={styles.reading}>
            <Spinner /> {t('reading')}
          </p>
        )}
        {!reading && pages.length === 0 && <p>{t('none')}</p>}
        <ol className={styles.strip} aria-label={t('pages')}>
          {pages.map((one, place) => (
            <li key={one.id}>
              <button
                type="button"
                className={classNames(styles.thumb, place === at && styles.current)}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => {
                  setAt(place)
                  setCropping(false)
                }}
              >
                <PagePicture page={one} points={thumbPoints} />
                <span>{t('page', { n: place + 1 })}</span>
              </button>
            </li>
          ))}
        </ol>
        <div>
          <Button
            variant="secondary"
            icon="plus"
            disabled={making || reading || pages.length >= mostPages}
            onClick={() => picker.current?.click()}
          >
            {t('add')}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={event => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              if (files.length > 0) void add(files, pages.length)
            }}
          />
        </div>
      </div>
      <ConfirmDialog
        open={leaving}
        title={t('leave_title')}
        text={t('leave_text')}
        cancelLabel={t('leave_stay')}
        confirmLabel={t('leave_go')}
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  )
}
