import { useEffect, useState } from 'react';
import { OUTBOX_CHANNEL, type OutboxMessage } from '../../outbox/messages';

/** Whether a submission went out since: said on the outbox's channel, by this page or any other. */
export function useSentNotice(id: string): boolean {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    let channel: BroadcastChannel | undefined;
    try {
      channel = new BroadcastChannel(OUTBOX_CHANNEL);
    } catch {
      // Missing or refused: the list of the outbox still tells that it is gone.
      return undefined;
    }
    channel.addEventListener('message', ({ data }: MessageEvent<OutboxMessage>) => {
      if (data.type === 'submission-sent' && data.id === id) setSent(true);
    });
    return () => channel.close();
  }, [id]);
  return sent;
}
