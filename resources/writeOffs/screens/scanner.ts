/** What browsers that can read codes offer; it is in no library of types yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
export const canScan = (): boolean => detectorClass() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);

const codeLength = 12;
/** The code in what was scanned: QR codes of the shop front may hold an address around it. */
export function codeIn(scanned: string): string | null {
  const [found] = scanned.replace(/[\s-]/g, "").match(/(?<!\d)\d{12}(?!\d)/) ?? [];
  return found ?? null;
}
export const isWhole = (typed: string): boolean => typed.replace(/\D/g, "").length === codeLength;

const pause = 200;
/** Looks through the camera until it sees a code, or is told to stop. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Detector = detectorClass();
  if (!Detector) return null;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const detector = new Detector({ formats: ["qr_code", "code_128"] });
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) {
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
