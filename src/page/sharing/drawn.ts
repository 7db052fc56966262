// What a player takes away: texts in the clipboard, files, drawings. In a drawing what its classes say is written beside each shape, for the style
// sheet stays behind.
import { canonicalJson } from '../../answer/json.js';

/** What the style sheet says of a drawing. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'text-decoration-line',
] as const;

/** Width of the picture, in points. */
const WIDTH = 900;

/** A drawing as the page shows it now. */
function svgOf(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const shapes = drawn.querySelectorAll('*');
  for (const [k, shape] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(shapes[k]!);
    for (const name of STYLES) shape.setAttribute(name.replace('-line', ''), style.getPropertyValue(name));
    for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-pressed', 'data-area'])
      shape.removeAttribute(name);
  }
  const { width, height } = drawn.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(Math.round((WIDTH * height) / width)));
  // A style attribute would break the page's policy; the sea behind all areas is a shape of its own.
  const sea = copy.insertBefore(document.createElementNS(drawn.namespaceURI, 'rect'), copy.firstChild);
  for (const [name, value] of Object.entries({ width, height, fill: getComputedStyle(drawn).backgroundColor }))
    sea.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

export async function saveMap(name: string, form: 'svg' | 'png'): Promise<void> {
  const svg = svgOf(document.querySelector<SVGSVGElement>('.sea-map')!);
  const file = form === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg);
  saveFile(`${name}.${form}`, file);
}

/** Puts a text into the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const saveText = (name: string, text: string, type: string): void => saveFile(name, new Blob([text], { type }));

export const saveJson = (name: string, value: unknown): void =>
  saveText(name, canonicalJson(value), 'application/json');

/** What writes YAML is loaded with the first file. */
export async function saveYaml(name: string, value: unknown): Promise<void> {
  const { stringify } = await import('yaml');
  saveText(name, stringify(value), 'application/yaml');
}

/** Twice the size of the drawing, for screens with small points. */
const SCALE = 2;

/** A drawing in SVG as a picture of points. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SCALE * image.naturalWidth;
    canvas.height = SCALE * image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('there is no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
