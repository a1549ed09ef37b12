import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'
import { useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type StepItem = {
  readonly id: string
  readonly title: string
  readonly subtitle?: string | null | undefined
  readonly state: 'done' | 'current' | 'ahead' | 'problem'
  /** May be gone to. */
  readonly open?: boolean | undefined
}

const words = { done: 'stepDone', current: 'stepCurrent', problem: 'stepProblem', ahead: 'stepAhead' } as const

/** Where one stands in a form; on a phone one line with a bar. `current` is the place, from 0, of the shown step. */
export const Stepper = ({
  steps,
  current,
  onGo,
  onAsk,
  label,
}: {
  readonly steps: readonly StepItem[]
  readonly current: number
  readonly onGo?: ((id: string, place: number) => void) | undefined
  /** Told when a step that is not open is pressed, to say why. */
  readonly onAsk?: ((id: string, place: number) => void) | undefined
  readonly label: string
}) => {
  const t = useUiText()
  const shown = steps[current]
  return (
    <nav aria-label={label} className={styles.stepper}>
      <div className={styles.compact}>
        <p className={styles.where}>{t('step', { step: current + 1, of: steps.length })}</p>
        <p className={styles.compactTitle} aria-hidden="true">
          {shown?.title}
          {shown?.subtitle && (
            <span lang="en" className={styles.subtitle}>
              {shown.subtitle}
            </span>
          )}
        </p>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${((current + 1) / Math.max(1, steps.length)) * 100}%` }} />
        </span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const inside = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {step.state === 'done' ? (
                  <Icon name="check" size="s" />
                ) : step.state === 'problem' ? (
                  <Icon name="warning" size="s" />
                ) : (
                  place + 1
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{step.title}</span>
                {step.subtitle && (
                  <span lang="en" className={styles.subtitle}>
                    {step.subtitle}
                  </span>
                )}
                {(step.state !== 'ahead' || onAsk) && <VisuallyHidden>, {t(words[step.state])}</VisuallyHidden>}
              </span>
            </>
          )
          const act = step.open ? onGo : onAsk
          return (
            <li
              key={step.id}
              className={classNames(styles.step, place === current && styles.current)}
              data-state={step.state}
              aria-current={place === current ? 'step' : undefined}
            >
              {act && place !== current ? (
                <button type="button" className={styles.go} onClick={() => act(step.id, place)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.go}>{inside}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
