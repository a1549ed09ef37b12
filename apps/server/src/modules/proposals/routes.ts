import * as calls from '@khyanalt/contract/proposals'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { confirmProposal } from './confirm-proposal.ts'
import { countProposals } from './count-proposals.ts'
import { listProposals } from './list-proposals.ts'
import type { AnyKind } from './proposal-kind.ts'
import { refuseProposal } from './refuse-proposal.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

export const proposalRoutes = (services: Services, kinds: readonly AnyKind[]): Binding[] => [
  bind(calls.listProposals, listProposals(services)),
  bind(calls.countProposals, countProposals(services)),
  bind(calls.confirmProposal, once(calls.confirmProposal, services.clock, confirmProposal(services, kinds))),
  bind(calls.refuseProposal, once(calls.refuseProposal, services.clock, refuseProposal(services))),
  bind(calls.withdrawProposal, once(calls.withdrawProposal, services.clock, withdrawProposal(services))),
]
