// The keys of the decisions on a case; each works while the server allows its act.

/** A key, the acts it may stand for, and how the list of shortcuts calls it. */
export const actKeys = [
  { key: 'r', acts: ['receive'], word: 'key_receive' },
  { key: 'a', acts: ['agree', 'approve'], word: 'key_agree' },
  { key: 'b', acts: ['return'], word: 'key_return' },
  { key: 'x', acts: ['reject'], word: 'key_reject' },
  { key: 'i', acts: ['raise_invoice'], word: 'key_invoice' },
] as const
