// The way of a case as its applicant sees it: being received, each step of the review, and where it stands.
import type { ReviewStep } from '../cases/case-type.ts'
import type { Bilingual } from '../language.ts'
import { deskTexts } from '../messages/desk.ts'

/** One station; `now` is where it stands. */
export type Station = { readonly name: Bilingual; readonly at: 'done' | 'now' | 'later' }

/** The stations of a case that is under way. */
export const stationsOf = (
  state: 'sent' | 'review' | 'payment',
  step: number,
  plan: readonly Pick<ReviewStep, 'name'>[],
): readonly Station[] => {
  const received = { mn: deskTexts.mn.stationReceived, en: deskTexts.en.stationReceived }
  // What waits to be received keeps its step, to which it comes back (after it was returned too).
  const current = state === 'sent' ? 0 : step
  return [received, ...plan.map(({ name }) => name)].map((name, place) => ({
    name,
    at: place < current ? 'done' : place === current ? 'now' : 'later',
  }))
}
