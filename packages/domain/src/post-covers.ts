// Covers that come with the product; a post of the agency takes one of them.

export const postCovers = [
  ...['account', 'organisation', 'request', 'returned', 'payment', 'certificate', 'radiation', 'food', 'mineral'].map(
    picture => `/covers/tutorial-${picture}.svg`,
  ),
  ...['phone', 'scan', 'qr', 'renewal', 'people', 'bell'].map(picture => `/covers/tutorial-${picture}.svg`),
  ...['radiation', 'explosive', 'border', 'globe', 'laboratory', 'blasting', 'inspection'].map(
    picture => `/covers/guide-${picture}.svg`,
  ),
  ...['fee', 'clock', 'accessibility', 'privacy', 'question'].map(picture => `/covers/notice-${picture}.svg`),
]
