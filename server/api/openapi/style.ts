/** How the description looks for people: one column, from 1100 px on with its table of contents beside it. */
export const style = `:root{color-scheme:light dark;--text:#12191a;--soft:#4d5a57;--back:#fff;--accent:#0b5b45;--line:#dbe0dd;--code:#f2f5f3;--get:#0b5b45;--post:#7a4a00;--put:#1c4e8a;--delete:#9c1f1f}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{font:16px/1.55 system-ui,sans-serif;margin:0;color:var(--text);background:var(--back)}
.page{max-width:90rem;margin:0 auto;padding:1rem}main{min-width:0;max-width:60rem}
a{color:var(--accent)}h1{line-height:1.2;margin:.5rem 0 1rem}h2{margin:3rem 0 1rem;padding-top:1rem;border-top:2px solid var(--line);line-height:1.25}
h3{font-size:1.05rem;margin:0 0 .5rem;overflow-wrap:anywhere}h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
h4{font-size:.9rem;margin:1.25rem 0 .375rem}article{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:1rem 0}
article p{margin:.375rem 0}.who{color:var(--soft);font-size:.9rem}small{color:var(--soft)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875em}p code,td code{background:var(--code);border-radius:.2rem;padding:.05em .25em;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:.375rem;padding:.75rem;margin:.375rem 0;overflow:auto;max-height:26rem;font-size:.8125rem;line-height:1.5}
pre.call{user-select:all;white-space:pre-wrap;overflow-wrap:anywhere}pre code{font-size:inherit}
.method{display:inline-block;min-width:4.25rem;padding:.1rem .4rem;margin-right:.5rem;border:1px solid currentcolor;border-radius:.25rem;font:700 .8125rem ui-monospace,monospace;text-align:center}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}
table{border-collapse:collapse;width:100%;font-size:.875rem;margin:.5rem 0}caption{text-align:left;font-weight:600;padding:.5rem 0 .25rem}
th,td{text-align:left;padding:.375rem .75rem .375rem 0;vertical-align:top;border-top:1px solid var(--line);overflow-wrap:anywhere}thead th{font-weight:600;color:var(--soft);border-top:0}tbody th{font-weight:400}
tbody th code{overflow-wrap:normal}th:first-child{width:34%}th:nth-child(2){width:24%}
summary{cursor:pointer;padding:.375rem 0;font-weight:600;font-size:.9rem}details details{margin-left:.75rem}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:.2rem 0;text-decoration:none;font-size:.875rem;overflow-wrap:anywhere}nav li a:hover{text-decoration:underline}nav li ul{padding-left:.9rem}nav details details{margin:0}nav summary{font-weight:400;color:var(--accent);padding:.2rem 0;font-size:.875rem}nav>details>summary{font-weight:600;color:inherit;font-size:.9rem}nav .method{min-width:3.25rem;font-size:.6875rem;margin-right:.35rem;padding:0 .2rem}
@media(max-width:48rem){table,tbody,tr,th,td,caption{display:block;width:auto!important}thead{display:none}tbody tr{border-top:1px solid var(--line);padding:.375rem 0}tbody th,tbody td{border:0;padding:.1rem 0}}
@media(min-width:1100px){.page{display:grid;grid-template-columns:21rem minmax(0,1fr);gap:2.5rem}nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1rem 0}}
@media(prefers-color-scheme:dark){:root{--text:#edf2ef;--soft:#a9b8b2;--back:#111817;--accent:#6fd3ad;--line:#2a3633;--code:#18211f;--get:#6fd3ad;--post:#f0b866;--put:#8fbdf5;--delete:#f59a9a}}`
