// In which language the commands speak: the terminal's, and both where it names neither.

/** A text in both languages. */
export type Said = { readonly mn: string; readonly en: string }

export type SpokenLanguage = keyof Said

/** The languages of an environment: of LC_ALL, LC_MESSAGES or LANG, whichever is given first. */
export const readLanguages = (environment: NodeJS.ProcessEnv): readonly SpokenLanguage[] => {
  const named = [environment.LC_ALL, environment.LC_MESSAGES, environment.LANG].find(Boolean) ?? ''
  const language = named.slice(0, 2).toLowerCase()
  return language === 'mn' || language === 'en' ? [language] : ['mn', 'en']
}

/** A text as the terminal shows it: a line for each language, and one where they do not differ. */
export const inLanguages = (text: Said, languages: readonly SpokenLanguage[]): string =>
  [...new Set(languages.map(language => text[language]))].join('\n')

/** Several texts as one, a line each. */
export const linesOf = (texts: readonly Said[]): Said => ({
  mn: texts.map(({ mn }) => mn).join('\n'),
  en: texts.map(({ en }) => en).join('\n'),
})

/** Says a text on stdout in the languages of this process. */
export const say = (text: Said): void => console.log(inLanguages(text, readLanguages(process.env)))

/** The same on stderr. */
export const complain = (text: Said): void => console.error(inLanguages(text, readLanguages(process.env)))
