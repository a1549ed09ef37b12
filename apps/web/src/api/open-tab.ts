// Opens in a new tab what an address has to be fetched for.

/** Opens it, or closes the tab again and throws why there is no address. */
export const openInTab = async (address: () => Promise<string>): Promise<void> => {
  // The tab opens within the click, before the address is known, or browsers hold it back.
  const tab = window.open('', '_blank')
  try {
    const url = await address()
    if (tab) tab.location.href = url
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
