// Scripts in the head that run before the first paint; a separate file would come too late. Their
// hashes are in the content security policy (headers.ts).
import { EARLY_OFFER, MOVED_ENTRY_KEY, THEME_KEY, WHOLE_LAYOUT } from '../../src/shared/storage-keys';

/**
 * Sets the chosen theme on <html> before the first paint, so that a visitor with the dark theme
 * does not see a light flash. It is the same in every build and on every page. If reading the
 * storage throws (blocked storage), no theme can have been chosen, and the system's theme applies.
 */
export const EARLY_THEME = `<script>try{let t=localStorage.getItem('${THEME_KEY}');if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}</script>`;

/** What is laid out after the first frame: the same list stands in src/theme/base.css. */
export const LAID_OUT_LATER = '[data-near] > section + section, [data-near] + [data-near] > section, .laid-out-later';

/** A sign that somebody is about to move in the page, or that it is about to be printed. */
const BEFORE_MOVING = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin', 'beforeprint'];

/**
 * Gives the page its true heights. A page that is new begins at its top: what is below the fold is laid out after the
 * first frame, one piece a frame from the top down, so that no frame is long and nothing moves that is in sight. Who
 * presses End, turns the wheel or prints has all of it at once, before anything has moved. Where somebody is led to a
 * place in the page, or brought back to one (reload, Back), it is whole from the beginning.
 */
export const EARLY_LAYOUT = `<script>{let root=document.documentElement,whole=()=>{root.setAttribute('${WHOLE_LAYOUT}','');for(let e of${JSON.stringify(BEFORE_MOVING)})removeEventListener(e,whole,true);for(let p of pieces())if(p.style.contentVisibility='',!p.getAttribute('style'))p.removeAttribute('style')},pieces=()=>[...document.querySelectorAll('${LAID_OUT_LATER}')],next=()=>{if(root.hasAttribute('${WHOLE_LAYOUT}'))return;let p=pieces().find(p=>!p.style.contentVisibility);if(p)p.style.contentVisibility='visible';else if(document.readyState!='loading')return whole();requestAnimationFrame(()=>setTimeout(next))};if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')whole();else{for(let e of${JSON.stringify(BEFORE_MOVING)})addEventListener(e,whole,{capture:true,passive:true});new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0])o.disconnect(),setTimeout(next)}).observe({type:'paint',buffered:true})}}</script>`;

/**
 * The first frame waits until the header has been read to its end: a slow phone drew it half read, and its links moved
 * by hundreds of pixels when the rest came. A browser that does not know it draws when it likes.
 */
export const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">';

/**
 * A host without our worker answers /blog?post={id} with the list. This script in the head of the
 * list goes on to the file of the post before anything is painted, so that the first visit to a
 * shared address shows the post and not the list. For an unknown id the list stays. The main script
 * then shows the former address again (src/entry-client.tsx). If writing to the storage throws
 * (blocked storage), only the scroll position is lost: the post begins at its top.
 *
 * @param ids ids of all posts that have a file
 */
export const earlyPost = (ids: readonly string[]): string =>
  `<script>{let p=(new URLSearchParams(location.search).get('post')||'').toLowerCase();if(${JSON.stringify(ids)}.includes(p)){try{sessionStorage.setItem('${MOVED_ENTRY_KEY}',JSON.stringify(history.state))}catch{}document.documentElement.hidden=true;location.replace('/blog/'+p+location.search+location.hash)}}</script>`;

/**
 * The media of the fonts' style element until the starter has run: without scripting the fonts load
 * at once.
 */
export const WITHOUT_SCRIPT = '(scripting: none)';

/** How long the script waits for the last picture of a loaded page, in milliseconds. */
const LOAD_AT_MOST_MS = 5_000;

/**
 * Requests the entry once the page is loaded and painted, or as soon as the visitor touches it,
 * types or moves the focus. A script tag in its place would compete for bandwidth with what is seen
 * first (docs/decisions/0050).
 *
 * `pageshow` follows `load`, and comes again when the browser restores the page; the entry runs
 * only once, even if it is requested twice. `load` waits for every picture above the fold, and a
 * picture that hangs may delay it for minutes. The time limit covers that case, and also starts a
 * background tab, which paints no frame. An entry that failed to load (a tunnel between the HTML
 * and the script) is requested again at the next press, and when the connection is back. The error
 * goes to the console. It is `import()` and not a script element, because the policy would refuse
 * the element's address.
 *
 * A browser's offer to install the site comes once, perhaps before the entry, so it is kept for it.
 *
 * The fonts are requested when the first frame is drawn with fallback fonts of the same size:
 * earlier they would compete for bandwidth with the picture that is seen first
 * (docs/decisions/0053). The first frame is the first one with text: a slow phone may draw an empty
 * frame before it, and would then process fonts and styles before the text.
 */
export const STARTER = `<script>addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.${EARLY_OFFER}??=e});{let asked,fonts=()=>document.querySelector('style[media="${WITHOUT_SCRIPT}"]')?.removeAttribute('media'),ask=()=>{fonts();asked||=import('/boot.js').catch(e=>{asked=0;throw e})},painted=new Promise(go=>new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&go()).observe({type:'paint',buffered:true}));for(let e of['pointerdown','keydown','focusin','online'])addEventListener(e,ask);painted.then(fonts);addEventListener('pageshow',()=>painted.then(()=>setTimeout(ask)));addEventListener('DOMContentLoaded',()=>setTimeout(ask,${LOAD_AT_MOST_MS}))}</script>`;
