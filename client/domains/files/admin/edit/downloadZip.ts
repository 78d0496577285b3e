const path = '/api/v0/batch/file/zip'
const frameName = 'files-zip'

/** Whether a frame shows the page that it began with. */
function isEmpty(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank'
  } catch {
    // What the server refuses may not be looked at from here: then it is another page.
    return false
  }
}

/**
 * Has the browser save files as one ZIP; how far it is, the browser shows itself. A form and not a request, for nothing of
 * it should lie in the page's memory. `failed` is called where the server refuses.
 */
export function downloadZip(fileIds: readonly string[], failed: () => void): void {
  document.querySelector(`iframe[name="${frameName}"]`)?.remove()
  const frame = document.createElement('iframe')
  frame.name = frameName
  frame.hidden = true
  // A download shows nothing in its frame: what does is why there is none.
  frame.addEventListener('load', () => {
    if (!isEmpty(frame)) failed()
  })
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  form.target = frameName
  const ids = document.createElement('input')
  ids.type = 'hidden'
  ids.name = 'ids'
  ids.value = fileIds.join(',')
  form.append(ids)
  document.body.append(frame, form)
  form.submit()
  form.remove()
}
