/** The browser's BarcodeDetector, which is not in the DOM type library yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Whether the browser provides a camera, which requires a secure connection. */
export const canScan = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

const codeLength = 12;
/** Extracts the code from scanned text: the storefront's QR codes may contain a URL around it. */
export function findCode(scanned: string): string | null {
  const [found] = scanned.replace(/[\s-]/g, "").match(/(?<!\d)\d{12}(?!\d)/) ?? [];
  return found ?? null;
}
export const isWhole = (typed: string): boolean => typed.replace(/\D/g, "").length === codeLength;

const known = ["qr_code", "code_128"];
/**
 * Returns the browser's detector where it supports one of our formats, otherwise a QR code reader.
 */
async function openCamera(): Promise<Detector> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own && formats.includes("qr_code"))
    return new Own({ formats: known.filter((one) => formats.includes(one)) });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}

const pause = 150;
/** Scans the video until it finds a code or is aborted. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const constraints = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: constraints });
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const eye = await openCamera();
    while (!signal.aborted) {
      for (const { rawValue } of await eye.detect(video)) {
        const code = findCode(rawValue);
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
