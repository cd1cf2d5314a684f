/** What browsers that can read codes offer; it is in no library of types yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

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
/** The browser's own eye for codes, where it has one that sees any of ours; else one that reads QR codes. */
async function openEye(): Promise<Detector> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own && formats.includes("qr_code")) return new Own({ formats: known.filter((one) => formats.includes(one)) });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
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
    const eye = await openEye();
    while (!signal.aborted) {
      for (const { rawValue } of await eye.detect(video)) {
        const code = codeIn(rawValue);
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
