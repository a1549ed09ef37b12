// Kinds of posts in the knowledge base.

/** A tutorial shows the portal step by step, a guide explains duties, a notice informs, a video shows. */
export const postKinds = ['tutorial', 'guide', 'notice', 'video'] as const
export type PostKind = (typeof postKinds)[number]
