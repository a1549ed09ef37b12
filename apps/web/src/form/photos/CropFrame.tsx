// The page at hand, and over it what is kept of it: corners for a finger, numbers for keys and readers.
import { photoTexts } from '@khyanalt/domain/messages/photos'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { drawPage } from './draw-page.ts'
import { type Crop, moveEdge, type PhotoPage } from './photo-pages.ts'
import styles from './photos.module.css'

/** Points of the longer side on the screen; sharp on phones, quick to draw. */
const shownPoints = 1200

/** A page as it will be, drawn again when it changes. */
export const PagePicture = ({
  page,
  label,
  whole = false,
  points = shownPoints,
}: {
  readonly page: PhotoPage
  readonly label?: string
  readonly whole?: boolean
  readonly points?: number
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPage(canvas.current, page, points, { whole })
  }, [page, points, whole])
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

const corners = [
  ['left', 'top'],
  ['right', 'top'],
  ['left', 'bottom'],
  ['right', 'bottom'],
] as const
const edges = ['left', 'right', 'top', 'bottom'] as const

export const CropFrame = ({
  page,
  label,
  onChange,
}: {
  readonly page: PhotoPage
  readonly label: string
  readonly onChange: (crop: Crop) => void
}) => {
  const t = useText(photoTexts)
  const frame = useRef<HTMLDivElement>(null)
  const { crop } = page
  const drag = (event: PointerEvent, [across, down]: (typeof corners)[number]) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const moved = moveEdge(crop, across, (event.clientX - box.left) / box.width)
    onChange(moveEdge(moved, down, (event.clientY - box.top) / box.height))
  }
  return (
    <>
      <div ref={frame} className={styles.frame}>
        <PagePicture page={page} label={label} whole />
        <div
          className={styles.kept}
          style={{
            left: percent(crop.left),
            top: percent(crop.top),
            width: percent(crop.right - crop.left),
            height: percent(crop.bottom - crop.top),
          }}
          aria-hidden="true"
        >
          {corners.map(corner => (
            <span
              key={corner.join()}
              className={styles.corner}
              data-across={corner[0]}
              data-down={corner[1]}
              onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={event => drag(event, corner)}
            />
          ))}
        </div>
      </div>
      <p className={styles.help}>{t('crop_help')}</p>
      <div className={styles.edges}>
        {edges.map(edge => (
          <Field key={edge} label={t(`edge_${edge}`)} required>
            {control => (
              <NumberInput
                {...control}
                value={String(Math.round(100 * cutOf(crop, edge)))}
                onChange={value => {
                  const cut = Number(value) / 100
                  onChange(moveEdge(crop, edge, edge === 'left' || edge === 'top' ? cut : 1 - cut))
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

const percent = (share: number): string => `${100 * share}%`

/** How much of a side is cut off. */
const cutOf = (crop: Crop, edge: keyof Crop): number =>
  edge === 'left' || edge === 'top' ? crop[edge] : 1 - crop[edge]
