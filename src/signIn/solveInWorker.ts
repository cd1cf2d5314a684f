import type { CaptchaChallenge } from "../../core/captcha/solveCaptcha.ts";

/** Solves a captcha in a worker, so that the page stays responsive; null if it has no solution. */
export function solveInWorker(captcha: CaptchaChallenge): Promise<string | null> {
  const worker = new Worker(new URL("./solveCaptcha.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(captcha);
  }).finally(() => worker.terminate());
}
