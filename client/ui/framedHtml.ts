/**
 * HTML for the `srcdoc` of a frame. Such a frame is under the policy of the page around it, which lets through the style
 * sheets that carry its nonce; of a page without one they are left out, and the HTML has to do with its attributes.
 */
export function framedHtml(html: string): string {
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce
  return nonce ? html.replaceAll('<style>', `<style nonce="${nonce}">`) : html.replaceAll(/<style>[^<]*<\/style>/g, '')
}
