// The stand-in for the booking provider's script: an overlay with a frame, in which links to its
// booking pages open ("autolightframe"). It is served unchanged and runs in the site's pages.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const BOOKING_LINK = new RegExp(`^${origin}/embeds/book/[^/]+/items/(\\d+)/`);

  window.__bookingScriptLoads = (window.__bookingScriptLoads ?? 0) + 1;
  window.__lightframeOpenings = window.__lightframeOpenings ?? 0;
  let before = null;

  function close() {
    document.getElementById('fareharbor-lightframe')?.remove();
    document.removeEventListener('keydown', onKey, true);
    before?.focus();
    before = null;
  }

  function onKey(event) {
    if (event.key === 'Escape') close();
  }

  function show(address) {
    window.__lightframeOpenings += 1;
    document.getElementById('fareharbor-lightframe')?.remove();
    before ??= document.activeElement;

    const overlay = document.createElement('div');
    overlay.id = 'fareharbor-lightframe';
    overlay.className = 'fareharbor-is-showing';
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Booking');
    overlay.style.cssText =
      'position:fixed;inset:0;z-index:2147483000;background:rgb(18 23 42 / .85);display:grid;grid-template-rows:auto 1fr;padding:12px;gap:8px';

    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Close';
    button.style.cssText =
      'justify-self:end;min-height:48px;padding:0 22px;font:700 16px sans-serif;color:#1a2036;background:#f0b43c;border:3px solid #f6ecd7;cursor:pointer';
    button.addEventListener('click', close);

    const frame = document.createElement('iframe');
    frame.id = 'fareharbor-lightframe-iframe';
    frame.title = 'Booking calendar';
    frame.src = address;
    frame.style.cssText = 'inline-size:100%;block-size:100%;border:0;background:#f6ecd7';

    overlay.append(button, frame);
    document.body.append(overlay);
    document.addEventListener('keydown', onKey, true);
    button.focus();
  }

  window.FH = {
    open({ shortname, flow, fullItems, view }) {
      if (typeof shortname !== 'string') throw new TypeError('shortname is required');
      const item = typeof view === 'object' ? view.item : undefined;
      if (String(item) === '999404') throw new TypeError("Cannot read properties of undefined (reading 'destination')");
      const query = `flow=${encodeURIComponent(flow ?? '')}&full-items=${encodeURIComponent(fullItems ?? '')}`;
      show(
        item === undefined
          ? `${origin}/embeds/calendar/${encodeURIComponent(shortname)}/?fallback=simple&${query}`
          : `${origin}/embeds/book/${encodeURIComponent(shortname)}/items/${encodeURIComponent(item)}/calendar/?${query}`,
      );
      return true;
    },
    close,
  };

  if (new URL(script.src).searchParams.get('autolightframe') !== 'yes') return;
  // Like the real script it ignores defaultPrevented, so a site that only prevents the default
  // opens two overlays.
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || !BOOKING_LINK.test(link.href)) return;
    event.preventDefault();
    show(link.href);
  });
})();
