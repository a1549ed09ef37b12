// The colour of a state's tag, one for requests, food objects and fee reports, since lists mix them (REQ-STEP-04).

const tones = {
  draft: 'purple',
  sent: 'blue',
  review: 'blue',
  payment: 'orange',
  complaint: 'orange',
  approved: 'green',
  superseded: 'green',
  registered: 'green',
  returned: 'red',
  rejected: 'red',
  expired: 'red',
  suspended: 'red',
} as const

/** The colour; a word always stands beside it. */
export const stateTone = (state: keyof typeof tones): (typeof tones)[keyof typeof tones] => tones[state]
