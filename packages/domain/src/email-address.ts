// E-mail addresses.

/** Longest address that mail servers carry (RFC 5321). */
export const maxEmailLength = 254

// The pattern of the HTML standard's e-mail input, with a dot asked for in the domain.
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether it can be an e-mail address. */
export const isEmailAddress = (text: string): boolean => text.length <= maxEmailLength && email.test(text)
