import {
  confirmProposal,
  countProposals,
  listProposals,
  refuseProposal,
  withdrawProposal,
} from '@khyanalt/contract/proposals'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { confirm, refuseOne, withdraw } from './decide-proposal.ts'
import { answerCount, answerProposals } from './list-proposals.ts'
import type { AnyKind } from './proposal-kind.ts'

export const proposalRoutes = (services: Services, kinds: readonly AnyKind[]): Binding[] => [
  bind(listProposals, answerProposals(services)),
  bind(countProposals, answerCount(services)),
  bind(confirmProposal, once(confirmProposal, services.clock, confirm(services, kinds))),
  bind(refuseProposal, once(refuseProposal, services.clock, refuseOne(services))),
  bind(withdrawProposal, once(withdrawProposal, services.clock, withdraw(services))),
]
