// Who can sign in at the built-in identity provider; the portal hands the people in.

export type IssuerPerson = {
  readonly id: string
  readonly registerNumber: string
  readonly givenName: string
  readonly familyName: string | null
  readonly birthDate: string | null
  readonly gender: string | null
  /** A portrait as a `data:` address. */
  readonly picture: string | null
  /** What the person is known for, shown beside the name. */
  readonly note: string | null
}

export type IssuerPeople = {
  /** Everybody offered on the sign-in page. */
  list(): Promise<readonly IssuerPerson[]>
  find(id: string): Promise<IssuerPerson | null>
  /** Null when the password is right, else what to tell the person. */
  refusePassword(person: IssuerPerson, password: string): Promise<{ readonly mn: string; readonly en: string } | null>
}
