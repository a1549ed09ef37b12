// Every kind of act that takes two administrators.
import type { Services } from '../../services.ts'
import { publicationKind } from '../service-editor/publication-kind.ts'
import { settingsKind } from '../service-editor/settings-kind.ts'
import { grantsKind } from '../staff/grants-kind.ts'
import { passwordLinkKind } from '../staff/password-link-kind.ts'
import type { ProposalKind } from './proposal-kind.ts'

/** The kinds, each with the services it works with. */
export const proposalKinds = (services: Services): readonly AnyKind[] => [
  anyKind(grantsKind(services)),
  anyKind(passwordLinkKind(services)),
  anyKind(publicationKind(services)),
  anyKind(settingsKind(services)),
]

/** A kind whose input is what its own schema made of a stored one. */
type AnyKind = ProposalKind<unknown>
const anyKind = <Input>(kind: ProposalKind<Input>): AnyKind => kind as unknown as AnyKind
