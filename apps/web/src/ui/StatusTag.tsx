import type { IconName } from './icon-paths.ts'
import { Tag, type Tone } from './Tag.tsx'

const icons: Record<Tone, IconName> = {
  blue: 'clock',
  green: 'checkCircle',
  orange: 'receipt',
  red: 'error',
  purple: 'edit',
  grey: 'minus',
}

/** The status of a request, an invoice or a certificate: colour, drawing and word. */
export const StatusTag = ({
  tone,
  label,
  icon,
  size,
}: {
  readonly tone: Tone
  readonly label: string
  readonly icon?: IconName | undefined
  readonly size?: 's' | 'm' | undefined
}) => (
  <Tag tone={tone} icon={icon ?? icons[tone]} size={size}>
    {label}
  </Tag>
)
