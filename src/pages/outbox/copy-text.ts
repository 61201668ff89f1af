import { putOnClipboard } from '../../browser/clipboard';
import { showToast } from '../../ui/toast/show-toast';

/** Puts a text on the clipboard and says so; says also where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) {
    showToast({
      id: 'copied',
      tone: 'success',
      icon: 'copy',
      title: 'Copied',
      message: 'Your words are on the clipboard.',
    });
  } else {
    showToast({
      id: 'copied',
      tone: 'destructive',
      title: 'Not copied',
      message: 'This browser does not let us. Select the text and copy it by hand.',
    });
  }
}
