// Every kind of act that takes two administrators.

import type { AnyKind, ProposalKind } from './modules/proposals/proposal-kind.ts'
import { publicationKind } from './modules/service-editor/publication-kind.ts'
import { settingsKind } from './modules/service-editor/settings-kind.ts'
import { factorResetKind } from './modules/staff/factor-reset-kind.ts'
import { grantsKind } from './modules/staff/grants-kind.ts'
import { passwordLinkKind } from './modules/staff/password-link-kind.ts'
import type { Services } from './services.ts'

/** The kinds, each with the services it works with. */
export const proposalKinds = (services: Services): readonly AnyKind[] => [
  anyKind(grantsKind(services)),
  anyKind(passwordLinkKind(services)),
  anyKind(factorResetKind(services)),
  anyKind(publicationKind(services)),
  anyKind(settingsKind(services)),
]

const anyKind = <Input>(kind: ProposalKind<Input>): AnyKind => kind as unknown as AnyKind
