// Scripts in the head that run before anything is painted; a file would come too late. Their hashes
// stand in the content security policy (headers.ts).
import { EARLY_OFFER, MOVED_ENTRY_KEY, THEME_KEY, WHOLE_LAYOUT } from '../../src/shared/storage-keys';

/**
 * Puts the chosen theme on <html> before anything is painted, so that nobody who chose the dark is
 * flashed with paper. It is the same in every build and on every page. Where reading the storage
 * throws (blocked site data) nothing can have been chosen: the system's theme stands.
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
 * A host without our worker answers /blog?post={id} with the list. This line in the head of the list
 * moves on to the file of the post before anything is painted (the list would be, while the post is
 * on its way), so that the first visit over a shared address shows the post at once, and no list. An
 * unknown id stays, and so does the list. The script then shows the address of before
 * (src/entry-client.tsx). Where writing to the storage throws (blocked site data) only the reading
 * position is lost: the post begins at its top.
 * @param ids every post that has a file
 */
export const earlyPost = (ids: readonly string[]): string =>
  `<script>{let p=(new URLSearchParams(location.search).get('post')||'').toLowerCase();if(${JSON.stringify(ids)}.includes(p)){try{sessionStorage.setItem('${MOVED_ENTRY_KEY}',JSON.stringify(history.state))}catch{}document.documentElement.hidden=true;location.replace('/blog/'+p+location.search+location.hash)}}</script>`;

/** The media of the fonts' style element until the starter has run: they come at once where it never will. */
export const WITHOUT_SCRIPT = '(scripting: none)';

/** How long a page that is there waits for its last picture before the script is asked for all the same. */
const LOAD_AT_MOST_MS = 5_000;

/**
 * Asks for the entry once the page is loaded and painted, or as soon as somebody touches it, types, or moves the focus.
 * A script tag in its place would share the line with what is seen first (docs/decisions/0050).
 *
 * `pageshow` follows `load`, and comes again when the browser brings the page back; asked for twice, the entry runs
 * once. `load` waits for every picture above the fold, and one that hangs may keep it for minutes: hence the limit,
 * which also starts a tab in the background, where no frame is drawn. An entry that did not come (a tunnel begins
 * between the words and their script) is asked for again at the next press, and when the connection is back.
 * The error goes on to the console. It is `import()` and no script element, whose address the policy would refuse.
 *
 * A browser's offer to install the site comes once, perhaps before the entry: it is held for it.
 *
 * The fonts are asked for when the first frame is drawn, in stand-ins of the same measures: before it they would
 * share the line with the picture that is seen first (docs/decisions/0053). The first frame is the first one with
 * words: a slow phone may draw an empty one before it, and fonts and styles would be worked in before the words.
 */
export const STARTER = `<script>addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.${EARLY_OFFER}??=e});{let asked,fonts=()=>document.querySelector('style[media="${WITHOUT_SCRIPT}"]')?.removeAttribute('media'),ask=()=>{fonts();asked||=import('/boot.js').catch(e=>{asked=0;throw e})},painted=new Promise(go=>new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&go()).observe({type:'paint',buffered:true}));for(let e of['pointerdown','keydown','focusin','online'])addEventListener(e,ask);painted.then(fonts);addEventListener('pageshow',()=>painted.then(()=>setTimeout(ask)));addEventListener('DOMContentLoaded',()=>setTimeout(ask,${LOAD_AT_MOST_MS}))}</script>`;
