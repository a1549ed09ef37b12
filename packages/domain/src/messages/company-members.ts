// Members of an organisation, their roles, and invitations (REQ-COMP-18, REQ-COMP-21, CON-030).
import type { Texts } from '../text.ts'

type Key =
  | 'memberName'
  | 'registerNumber'
  | 'memberEmail'
  | 'memberPhone'
  | 'memberRole'
  | 'memberSince'
  | 'you'
  | 'acts'
  | 'makeAdmin'
  | 'makeMember'
  | 'roleChanged'
  | 'makeAdminTitle'
  | 'makeAdminText'
  | 'makeMemberTitle'
  | 'makeMemberText'
  | 'remove'
  | 'removeTitle'
  | 'removeText'
  | 'removed'
  | 'leave'
  | 'leaveTitle'
  | 'leaveText'
  | 'left'
  | 'lastAdminHint'
  | 'invite'
  | 'inviteTitle'
  | 'inviteText'
  | 'inviteNumber'
  | 'inviteNumberHelp'
  | 'inviteRole'
  | 'inviteRoleHelp'
  | 'inviteSend'
  | 'invited'
  | 'inviteNumberWrong'
  | 'inviteNumberMixed'
  | 'openInvitations'
  | 'invitationUntil'
  | 'withdraw'
  | 'withdrawTitle'
  | 'withdrawText'
  | 'withdrawn'
  | 'invitationTitle'
  | 'invitationText'
  | 'accept'
  | 'decline'
  | 'accepted'
  | 'declined'
  | 'declineTitle'
  | 'declineText'
  | 'membersFailed'
  | 'role_MEMBER'
  | 'role_ADMIN'

export const companyMemberTexts = {
  mn: {
    memberName: 'Нэр',
    registerNumber: 'Регистрийн дугаар',
    memberEmail: 'Имэйл',
    memberPhone: 'Утас',
    memberRole: 'Эрх',
    memberSince: 'Нэгдсэн огноо',
    you: 'Та',
    acts: 'Үйлдэл',
    makeAdmin: 'Админ болгох',
    makeMember: 'Гишүүн болгох',
    roleChanged: '{name}: {role} боллоо',
    makeAdminTitle: '{name} гишүүнийг админ болгох уу?',
    makeAdminText: 'Админ байгууллагын мэдээллийг засаж, гишүүд нэмэх, хасах эрхтэй болно.',
    makeMemberTitle: '{name} админыг гишүүн болгох уу?',
    makeMemberText: 'Байгууллагын мэдээллийг засах, гишүүд удирдах эрхгүй болно. Хүсэлт илгээх эрх нь хэвээр үлдэнэ.',
    remove: 'Хасах',
    removeTitle: '{name} гишүүнийг байгууллагаас хасах уу?',
    removeText: '“{company}” байгууллагын хүсэлт, гэрчилгээ, мэдээллийг цаашид үзэх, илгээх боломжгүй болно.',
    removed: '{name} байгууллагаас хасагдлаа',
    leave: 'Гарах',
    leaveTitle: '“{company}” байгууллагаас гарах уу?',
    leaveText: 'Та энэ байгууллагын хүсэлт, гэрчилгээ, мэдээллийг цаашид үзэх, илгээх боломжгүй болно.',
    left: 'Та “{company}” байгууллагаас гарлаа',
    lastAdminHint: 'Цорын ганц админыг хасах, гишүүн болгох боломжгүй. Эхлээд өөр гишүүнийг админ болгоно уу.',
    invite: 'Гишүүн урих',
    inviteTitle: 'Гишүүн урих',
    inviteText: 'Урьсан хүн тань порталд нэвтэрч, “Байгууллага” хуудсанд зөвшөөрсний дараа гишүүн болно.',
    inviteNumber: 'Урих хүний регистрийн дугаар',
    inviteNumberHelp: 'Жишээ: УБ85010112. Гадаадын иргэний бүртгэлийн дугаар ч болно.',
    inviteRole: 'Эрх',
    inviteRoleHelp: 'Гишүүн хүсэлт, тайлан илгээнэ. Админ үүн дээр нэмээд мэдээлэл засаж, гишүүд удирдана.',
    inviteSend: 'Урилга илгээх',
    invited: '{number} дугаартай хүнийг урилаа',
    inviteNumberWrong: 'Регистрийн дугаар буруу',
    inviteNumberMixed: 'Кирилл, латин үсэг холилдсон байна. {proposal} гэж бичнэ үү',
    openInvitations: 'Хариу хүлээж буй урилга',
    invitationUntil: '{date} хүртэл хүчинтэй',
    withdraw: 'Урилгыг цуцлах',
    withdrawTitle: 'Урилгыг буцаах уу?',
    withdrawText: '{number} дугаартай хүн урилгыг зөвшөөрөх боломжгүй болно.',
    withdrawn: 'Урилгыг буцаалаа',
    invitationTitle: '“{company}” байгууллага таныг урьж байна',
    invitationText: '{by} таныг “{role}” эрхтэйгээр урьсан. Урилга {date} хүртэл хүчинтэй.',
    accept: 'Зөвшөөрөх',
    decline: 'Татгалзах',
    accepted: 'Та “{company}” байгууллагын гишүүн боллоо',
    declined: 'Урилгаас татгалзлаа',
    declineTitle: 'Урилгаас татгалзах уу?',
    declineText: '“{company}” байгууллагын урилга устна.',
    membersFailed: 'Гишүүдийн мэдээлэл татаж чадсангүй',
    role_MEMBER: 'Гишүүн',
    role_ADMIN: 'Админ',
  },
  en: {
    memberName: 'Name',
    registerNumber: 'Register number',
    memberEmail: 'E-mail',
    memberPhone: 'Phone',
    memberRole: 'Role',
    memberSince: 'Joined',
    you: 'You',
    acts: 'Actions',
    makeAdmin: 'Make administrator',
    makeMember: 'Make member',
    roleChanged: '{name} is now {role}',
    makeAdminTitle: 'Make {name} administrator?',
    makeAdminText: 'An administrator edits the organisation’s information and adds and removes members.',
    makeMemberTitle: 'Make {name} a member?',
    makeMemberText: 'The person will no longer edit information or manage members, but may still send requests.',
    remove: 'Remove',
    removeTitle: 'Remove {name} from the organisation?',
    removeText: 'The person will no longer see or send requests, certificates and information of “{company}”.',
    removed: '{name} was removed',
    leave: 'Leave',
    leaveTitle: 'Leave “{company}”?',
    leaveText: 'You will no longer see or send requests, certificates and information of this organisation.',
    left: 'You left “{company}”',
    lastAdminHint: 'The only administrator cannot be removed or made member. Make another member administrator first.',
    invite: 'Invite a member',
    inviteTitle: 'Invite a member',
    inviteText: 'The person becomes a member after logging in and accepting on the page “Organisation”.',
    inviteNumber: 'Register number of the person',
    inviteNumberHelp: 'For example УБ85010112. The registration number of a foreigner will do as well.',
    inviteRole: 'Role',
    inviteRoleHelp: 'Members send requests and reports. Administrators also edit information and manage members.',
    inviteSend: 'Send invitation',
    invited: 'The person with number {number} was invited',
    inviteNumberWrong: 'Register number is incorrect',
    inviteNumberMixed: 'Cyrillic and Latin letters are mixed. Write {proposal}',
    openInvitations: 'Invitations waiting for an answer',
    invitationUntil: 'Valid until {date}',
    withdraw: 'Withdraw invitation',
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: 'The person with number {number} will not be able to accept it.',
    withdrawn: 'The invitation was withdrawn',
    invitationTitle: '“{company}” invites you',
    invitationText: '{by} invited you as {role}. The invitation is valid until {date}.',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You are now a member of “{company}”',
    declined: 'The invitation was declined',
    declineTitle: 'Decline the invitation?',
    declineText: 'The invitation of “{company}” will be deleted.',
    membersFailed: 'Could not load member information',
    role_MEMBER: 'Member',
    role_ADMIN: 'Administrator',
  },
} as const satisfies Texts<Key>
