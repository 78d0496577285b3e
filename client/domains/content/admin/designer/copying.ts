/** What was copied last in this window, for browsers that let nobody read their clipboard. */
let kept: string | null = null

/** Notes what a key or a button copied. */
export function noteCopied(text: string): void {
  kept = text
}

/** Copies by a button, on every page of the designer and as far as the browser lets us for others too. */
export async function copyText(text: string): Promise<void> {
  noteCopied(text)
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // The browser keeps its clipboard to itself; what was copied goes on within this window.
  }
}

/** What lies on the clipboard, or what was copied last in this window; null for nothing. */
export async function copiedText(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()) || kept
  } catch {
    // Not everybody is asked, and not everybody says yes.
    return kept
  }
}
