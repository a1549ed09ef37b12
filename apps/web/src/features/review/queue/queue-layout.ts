// How the queue is shown until somebody chooses otherwise.
import type { QueueColumn, QueueDensity } from '@khyanalt/domain/queue-view'

export type QueueLayout = { readonly columns: readonly QueueColumn[]; readonly density: QueueDensity }

export const standardLayout: QueueLayout = {
  columns: ['service', 'applicant', 'step', 'assignee', 'sent', 'due', 'fee', 'status'],
  density: 'compact',
}
