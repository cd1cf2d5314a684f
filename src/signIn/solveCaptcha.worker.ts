import { type CaptchaChallenge, solveCaptcha } from "../../core/captcha/solveCaptcha.ts";

addEventListener("message", ({ data }: MessageEvent<CaptchaChallenge>) =>
  postMessage(solveCaptcha(data)),
);
