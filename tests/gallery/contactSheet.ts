/** A picture of the gallery. */
export interface Shown {
  /** The screen and its state. */
  name: string;
  locale: string;
  mode: string;
  width: number;
  /** Address on the product. */
  path: string;
  /** File within the gallery. */
  file: string;
}

const script = `
const shown = JSON.parse(document.getElementById("shown").textContent);
const form = document.querySelector("form"), sheet = document.querySelector("main");
for (const key of ["locale", "mode", "width"])
  for (const value of new Set(shown.map((one) => String(one[key]))))
    form.elements[key].add(new Option(value, value));
form.elements.locale.value = shown.some((one) => one.locale === "en") ? "en" : "";
function render() {
  const { name, locale, mode, width } = Object.fromEntries(new FormData(form));
  const found = shown.filter((one) =>
    one.name.toLowerCase().includes(name.toLowerCase()) && (!locale || one.locale === locale) &&
    (!mode || one.mode === mode) && (!width || String(one.width) === width));
  document.querySelector("output").textContent = found.length + " of " + shown.length + " pictures";
  sheet.replaceChildren(...found.map((one) => {
    const figure = document.createElement("figure"), link = document.createElement("a");
    const image = new Image(), caption = document.createElement("figcaption");
    link.href = image.src = one.file;
    image.loading = "lazy";
    image.alt = one.name;
    image.className = one.width < 600 ? "phone" : "";
    const title = document.createElement("b"), where = document.createElement("code");
    title.textContent = one.name;
    where.textContent = one.path;
    caption.append(title, " " + [one.locale, one.mode, one.width].join(" · ") + " ", where);
    link.append(image);
    figure.append(link, caption);
    return figure;
  }));
}
form.addEventListener("input", render);
form.addEventListener("submit", (event) => event.preventDefault());
render();
`;

const style = `
body { margin: 0; font: 13px/1.4 system-ui, sans-serif; color: #1b2726; background: #eef1f1; }
form { position: sticky; top: 0; display: flex; gap: 8px; align-items: center; padding: 8px 16px; background: #fff; border-bottom: 1px solid #cfd6d5; z-index: 1; }
input { width: 240px; } input, select { font: inherit; padding: 4px 6px; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(440px, 1fr)); gap: 16px; padding: 16px; }
figure { margin: 0; } img { width: 100%; aspect-ratio: 1360 / 850; object-fit: contain; object-position: top; background: #dfe5e4; border: 1px solid #cfd6d5; }
code { color: #5a6b69; }
`;

/** Writes the page that shows all pictures, with filters by screen, language, mode and width. */
export function buildContactSheet(shown: readonly Shown[]): string {
  // A closing tag would end the script that holds the data.
  const data = JSON.stringify(shown).replaceAll("<", "\\u003c");
  const select = (name: string) =>
    `<label>${name} <select name="${name}"><option value="">all</option></select></label>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Markethall: every screen</title>
<style>${style}</style>
<form><input name="name" type="search" aria-label="Screen" placeholder="Screen, such as orders">
${["locale", "mode", "width"].map(select).join("\n")}
<output></output></form>
<main></main>
<script type="application/json" id="shown">${data}</script>
<script>${script}</script>
</html>
`;
}
