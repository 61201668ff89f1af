import { showToast } from '../../ui/toast/show-toast';

/** Puts a text on the clipboard and says so; says also where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({
      id: 'copied',
      tone: 'success',
      icon: 'copy',
      title: 'Copied',
      message: 'Your words are on the clipboard.',
    });
  } catch {
    // Refused, or plain http: the text stands on the page and can be selected.
    showToast({
      id: 'copied',
      tone: 'destructive',
      title: 'Not copied',
      message: 'This browser does not let us. Select the text and copy it by hand.',
    });
  }
}
