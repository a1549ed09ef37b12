// For whom the caller acts: himself or herself, or one of his or her organisations (REQ-BEHALF-01).
import { memberRights } from '@khyanalt/domain/member-rights'
import { z } from 'zod'

/** One principal: the person, or an organisation by its id. */
export const behalf = z.union([z.literal('self'), z.uuid()])

/** What a list may be narrowed to; without it, it holds what is of the person and of every organisation. */
export const behalfInput = { behalf: behalf.optional() }

/** What a member may do in an organisation's name. */
export const memberRight = z.enum(memberRights)

/** The rights of one member; nobody has none. */
export const memberRightList = z.array(memberRight).min(1).max(memberRights.length)
