// What a person recognises a session by.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a user agent, such as `Chrome 140 · Windows`; its beginning when neither is known. */
export const deviceOf = (userAgent: string | undefined): string => {
  // Longer ones are nobody's browser, and patterns take their time over them.
  const text = (userAgent ?? '').slice(0, 500)
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(text)?.[1]
    return version ? [`${name} ${version}`] : []
  })[0]
  const system = systems.find(([pattern]) => pattern.test(text))?.[1]
  return [browser, system].filter(part => part !== undefined).join(' · ') || text.slice(0, 60)
}
