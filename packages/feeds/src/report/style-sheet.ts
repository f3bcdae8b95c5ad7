/** The styles of report.html: system fonts, light and dark, narrow screens and paper. */
export const styleSheet: string = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--paper:#fbfaf7;--card:#fff;--line:#dcdfe4;--error:#b3261e;--warning:#9a6700;--info:#2b5fb0;--bar:#3a7d6b}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ee;--soft:#9aa5b4;--paper:#14181e;--card:#1c2229;--line:#333b46;--error:#ff8a80;--warning:#e3b341;--info:#8ab4f8;--bar:#5fb59e}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:62rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.2rem;margin:0 0 .6rem}h3{font-size:1rem;margin:0}
small{color:var(--soft);font-weight:normal}
section,article{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:0 0 1rem}
article{border-left:.3rem solid var(--info);margin:.7rem 0 0;padding:.7rem 1rem}
article.error{border-left-color:var(--error)}article.warning{border-left-color:var(--warning)}
.error .severity,.totals .error{color:var(--error)}.warning .severity,.totals .warning{color:var(--warning)}.info .severity,.totals .info{color:var(--info)}
.totals{display:flex;flex-wrap:wrap;gap:1.2rem;font-weight:600}
.figures{display:flex;flex-wrap:wrap;gap:.5rem 1.6rem;margin:0}.figures div{display:flex;flex-direction:column-reverse}
.figures dt{color:var(--soft);font-size:.85rem}.figures dd{margin:0;font-size:1.25rem;font-variant-numeric:tabular-nums}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.8rem 0}.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.strip{width:100%;height:auto;fill:var(--bar)}.strip line{stroke:var(--line)}.strip text{fill:var(--soft);font-size:12px}
.bar{display:block;width:100%;height:.35rem;background:var(--line);border-radius:.2rem;margin:.4rem 0;fill:var(--bar)}
.alarm{border:2px solid var(--error);border-radius:.5rem;padding:.8rem 1rem;color:var(--error);font-size:1.2rem;font-weight:600}
ul{margin:.3rem 0;padding-left:1.2rem}li,.ids{overflow-wrap:anywhere}p{margin:.4rem 0}
@media print{body{background:#fff}section{break-inside:avoid}}
`.trim();
