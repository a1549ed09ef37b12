// Why a call may cost more when there is more.
const toItsLimit = 'counts up to a limit and then costs the same; few rows do not reach it'
const fartherApart = 'the same rows, which lie farther apart the more there are of others'
const allOfIt =
  'adds up every row of what is asked for, by index; it grows with the days, quarters or places themselves'

/** Kinds of questions that read more when there is more, and why that is so. */
export const reasons: Readonly<Record<string, string>> = {
  'own certificates': fartherApart,
  'own certificates of a company': fartherApart,
  'own requests of a company, by state': fartherApart,
  'queue, counters': toItsLimit,
  'own permits for explosives': fartherApart,
  'who opened my data': fartherApart,
  'what the applicant had before': fartherApart,
  'public certificates, by name': toItsLimit,
  'public certificates, by a word': toItsLimit,
  'public certificates, by three letters': toItsLimit,
  'public certificates, by day': 'reads the certificates of the day',
  'certificates desk, by name': toItsLimit,
  'money desk, unpaid with a receipt': toItsLimit,
  'money of a month': allOfIt,
  'food desk, turn': toItsLimit,
  'food desk, sent': toItsLimit,
  'food desk, review': toItsLimit,
  'food desk, returned': toItsLimit,
  'food desk, overdue': toItsLimit,
  'food desk, by place': toItsLimit,
  'food desk, counters': toItsLimit,
  'fee desk, by state': toItsLimit,
  'fee desk, by quarter': toItsLimit,
  'fee desk, by a word': toItsLimit,
  'fee desk, counters': toItsLimit,
  'fee periods of a year': toItsLimit,
  'sums of fees of a quarter': allOfIt,
  'register desk': toItsLimit,
  'register desk, one register': toItsLimit,
  'register desk, ended': toItsLimit,
  'register desk, by owner': toItsLimit,
  'register desk, by province': 'gathers what the owners of a province have before it shows the latest of it',
  'registers by province': allOfIt,
  'late requests': toItsLimit,
  'oversight, late': 'walks the decisions of the period until a page of late ones is met',
  'oversight, overdue': 'requests that are late among those that are open',
  'organisations, by a word': toItsLimit,
  foreigners: toItsLimit,
  'foreigners, by name': toItsLimit,
  'foreigners, by number': toItsLimit,
}
