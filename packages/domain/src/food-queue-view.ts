// The parts of the agency's desk of food objects.

/** Parts in the order of the screen. */
export const foodQueueViews = ['turn', 'sent', 'review', 'returned', 'overdue', 'registered', 'closed', 'all'] as const
export type FoodQueueView = (typeof foodQueueViews)[number]
