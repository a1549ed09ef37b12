// What importers are told before they notify the agency (REQ-CONST-01…04, REQ-CONST-06).

/** The service whose form stands at /newform as well (CON-045). */
export const importNotificationId = 400

export const importAdvice = {
  /** Working days within which an answer comes: at the least, at the most. */
  answerDays: [14, 30],
  /** Months a notification stays valid. */
  validMonths: 6,
  /** Stamp duty in tugrik. */
  stampDuty: 10_000,
  /** Days before the border by kind of goods, longest first. */
  leadDays: [60, 40, 30, 20],
} as const
