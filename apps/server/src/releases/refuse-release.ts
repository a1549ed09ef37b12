// Which release may follow which.
import { gt, lt } from 'semver'
import type { Release } from '../release.ts'
import type { Said } from '../terminal-language.ts'

/** Nothing was changed, or all was put back; the sentence says why. */
export class ReleaseRefusedError extends Error {
  readonly said: Said
  constructor(said: Said) {
    super(said.en)
    this.said = said
  }
}

/** Why a release may not follow the one that serves; null when it may. */
export const findRefusal = (current: Release, next: Release): Said | null => {
  if (next.version === current.version) {
    return next.commit === current.commit
      ? { mn: `${next.version} хувилбар ажиллаж байна.`, en: `${next.version} is the release that serves.` }
      : {
          mn: `Өөр эхээс бүтээсэн ${next.version} хувилбар ажиллаж байна.`,
          en: `Another build of ${next.version} serves; a release is never replaced by one of the same version.`,
        }
  }
  if (!gt(next.version, current.version)) {
    return {
      mn: `${next.version} нь ажиллаж буй ${current.version} хувилбараас хуучин. Өмнөх хувилбарт khyanalt rollback тушаалаар буцна.`,
      en: `${next.version} is older than ${current.version}, which serves; khyanalt rollback leads to the release before.`,
    }
  }
  if (next.before !== null && lt(current.version, next.before)) {
    return {
      mn: `${next.version} хувилбарын өмнө ${next.before} хувилбарыг суулгана.`,
      en: `${next.version} follows ${next.before}; update to ${next.before} first.`,
    }
  }
  return null
}
