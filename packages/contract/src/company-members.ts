// Who may act for a company: members, roles, invitations (CON-030, REQ-COMP-18, REQ-COMP-21).
import { z } from 'zod'
import { memberRightList } from './behalf.ts'
import { defineCall } from './call.ts'
import { memberRole } from './company-schema.ts'
import { instant, nothing } from './envelope.ts'

export const listMembers = defineCall({
  name: 'listMembers',
  method: 'GET',
  path: '/company/get/{id}/members',
  access: 'client',
  sentence: 'Lists the members of a company of the caller, with open invitations for its ADMIN.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    data: z.array(
      z.object({
        member: z.object({
          id: z.string(),
          name: z.string(),
          register_number: z.string().nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
        role: memberRole,
        rights: memberRightList.optional(),
        created_at: instant,
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.string(),
        register_number: z.string(),
        role: memberRole,
        rights: memberRightList.optional(),
        created_at: instant,
        expires_at: instant,
      }),
    ),
  }),
  errors: ['company_not_found'],
})

export const setMemberRole = defineCall({
  name: 'setMemberRole',
  method: 'POST',
  path: '/company/members/role',
  access: 'client',
  sentence: 'Makes a member ADMIN or an ADMIN member; the last ADMIN stays one.',
  input: z.object({ company_id: z.uuid(), user_id: z.uuid(), role: memberRole }),
  output: nothing,
  errors: ['company_not_found', 'not_allowed', 'member_not_found', 'last_admin'],
})

export const setMemberRights = defineCall({
  name: 'setMemberRights',
  method: 'POST',
  path: '/company/members/rights',
  access: 'client',
  sentence: 'Says what a member may do in the name of the organisation: prepare, send, pay, read.',
  input: z.object({ company_id: z.uuid(), user_id: z.uuid(), rights: memberRightList }),
  output: nothing,
  errors: ['company_not_found', 'not_allowed', 'member_not_found'],
})

export const removeMember = defineCall({
  name: 'removeMember',
  method: 'POST',
  path: '/company/members/remove',
  access: 'client',
  sentence: 'Takes a member out of the company; anybody may leave but the last ADMIN.',
  input: z.object({ company_id: z.uuid(), user_id: z.uuid() }),
  output: nothing,
  errors: ['company_not_found', 'not_allowed', 'member_not_found', 'last_admin'],
})

export const inviteMember = defineCall({
  name: 'inviteMember',
  method: 'POST',
  path: '/company/members/invite',
  access: 'client',
  sentence: 'Invites the person with this register number; the person joins on accepting within 14 days.',
  input: z.object({
    company_id: z.uuid(),
    register_number: z.string().max(40),
    role: memberRole,
    rights: memberRightList.optional(),
  }),
  output: z.object({ data: z.object({ id: z.string(), register_number: z.string() }) }),
  errors: ['company_not_found', 'not_allowed', 'invalid_input', 'member_present'],
})

export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/company/invitations/withdraw',
  access: 'client',
  sentence: 'Takes an unanswered invitation back.',
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['member_not_found', 'not_allowed'],
})

export const listInvitations = defineCall({
  name: 'listInvitations',
  method: 'GET',
  path: '/company/invitations',
  access: 'client',
  sentence: 'Lists invitations that wait for the caller.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        role: memberRole,
        invited_by: z.string(),
        company: z.object({ name_mn: z.string(), name_en: z.string().nullable(), register_number: z.string() }),
        created_at: instant,
        expires_at: instant,
      }),
    ),
  }),
  errors: [],
})

export const answerInvitation = defineCall({
  name: 'answerInvitation',
  method: 'POST',
  path: '/company/invitations/answer',
  access: 'client',
  sentence: 'Accepts or declines an invitation.',
  input: z.object({ id: z.uuid(), accept: z.boolean() }),
  output: nothing,
  errors: ['member_not_found'],
})

export const companyMemberCalls = [
  listMembers,
  setMemberRole,
  setMemberRights,
  removeMember,
  inviteMember,
  withdrawInvitation,
  listInvitations,
  answerInvitation,
]
