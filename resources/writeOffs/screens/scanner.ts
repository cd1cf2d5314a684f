/** What browsers that can read codes offer; it is in no library of types yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}
/** Texts of the codes that are before the camera now. */
type Eye = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** Whether there may be a camera: browsers hand it to pages of a safe connection alone. */
export const canScan = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

const codeLength = 12;
/** The code in what was scanned: QR codes of the shop front may hold an address around it. */
export function codeIn(scanned: string): string | null {
  const [found] = scanned.replace(/[\s-]/g, "").match(/(?<!\d)\d{12}(?!\d)/) ?? [];
  return found ?? null;
}
export const isWhole = (typed: string): boolean => typed.replace(/\D/g, "").length === codeLength;

const known = ["qr_code", "code_128"];
/** The browser's own eye for codes, where it has one that sees any of ours. */
async function eyeOfBrowser(): Promise<Eye | null> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes("qr_code")) return null;
  const detector = new Detector({ formats: known.filter((one) => formats.includes(one)) });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
const widest = 800;
/** Ours, for all others: it reads QR codes, out of a picture that is no larger than it needs. */
async function ownEye(): Promise<Eye> {
  const { readQr } = await import("../qr/readQr.ts");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widest / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return [];
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const text = readQr(context.getImageData(0, 0, canvas.width, canvas.height));
    return text === null ? [] : [text];
  };
}

const pause = 150;
/** Looks through the camera until it sees a code, or is told to stop. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const look = (await eyeOfBrowser()) ?? (await ownEye());
    while (!signal.aborted) {
      for (const text of await look(video)) {
        const code = codeIn(text);
        if (code) return code;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
