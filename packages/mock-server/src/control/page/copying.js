/**
 * Copies text for pasting elsewhere.
 * @param {string} text
 * @throws {Error} where the browser does not allow it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new Error(
      'The browser does not let this page copy: select the text and copy it by hand',
      {
        cause,
      },
    )
  }
}
