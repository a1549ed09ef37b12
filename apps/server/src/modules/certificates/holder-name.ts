// How a person is named on a certificate and in public lists.
type Person = { readonly name: string; readonly lastname: string | null }

/** The patronymic before the name, as on official papers. */
export const fullName = ({ name, lastname }: Person): string => (lastname ? `${lastname} ${name}` : name)

/** The public form, "Б.Дорж": lists tell no more than that (CON-135). */
export const shortName = ({ name, lastname }: Person): string => {
  const initial = Array.from(lastname?.trim() ?? '')[0]
  return initial ? `${initial.toUpperCase()}.${name}` : name
}
