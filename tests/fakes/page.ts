// The look of the stand-ins' own pages: light by day and dark by night, without any other file.

/** Escapes text for HTML, also for attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --bg: #f6ecd7; --card: #fff8e8; --fg: #1a2036; --muted: #525b6e; --accent: #a8321d;
  --on-accent: #fff8e8; --mark: #f0b43c; --hair: #1a203647; --focus: #1f5f5a; }
@media (prefers-color-scheme: dark) { :root { --bg: #12172a; --card: #1a2036; --fg: #f6ecd7; --muted: #b9c0cf;
  --accent: #f0b43c; --on-accent: #1a2036; --hair: #f6ecd742; --focus: #f0b43c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/1.5 "Libre Franklin", system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font: 700 clamp(1.8rem, 5vw, 2.6rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 8px; }
h2 { font: 700 1.35rem/1.2 Fraunces, Georgia, serif; margin: 40px 0 12px; border-bottom: 3px solid; padding-bottom: 6px; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0 0 12px; }
.muted { color: var(--muted); }
.card { background: var(--card); border: 3px solid var(--fg); padding: 16px; margin: 0 0 16px; box-shadow: 4px 4px 0 var(--fg); }
.head { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: baseline; margin-bottom: 10px; }
.badge { background: var(--mark); color: #1a2036; border: 2px solid #1a2036; font: 800 .8rem/1.6 sans-serif; padding: 0 8px; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--muted); } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; } table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid var(--hair); padding: 6px 12px 6px 0; vertical-align: top; }
details { margin-top: 24px; } details p { margin-top: 20px; }
summary { cursor: pointer; font-weight: 700; padding: 8px 0; }
button { font: inherit; font-weight: 700; min-height: 48px; padding: 0 22px; background: var(--accent);
  color: var(--on-accent); border: 3px solid var(--fg); box-shadow: 4px 4px 0 var(--fg); cursor: pointer; }
button:active { translate: 4px 4px; box-shadow: none; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 4px; }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } }
`;

/** Returns a complete page. `main` and `head` are HTML, `title` is text. */
export function page(title: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
