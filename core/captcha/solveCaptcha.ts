import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AppAnswer } from "../../framework/schema/index.ts";

/** A proof of work in the format of ALTCHA: the number whose hash with the salt is known. */
export type CaptchaChallenge = AppAnswer<"GET /common/captcha">["challenge"];

/**
 * Finds the number of a challenge, and returns the proof that `captcha` of a call expects. Hashes
 * in plain JavaScript: the browser's own hash is not available without HTTPS.
 *
 * @returns the proof in base64; null when no number up to the largest one fits.
 */
export function solveCaptcha(captcha: CaptchaChallenge): string | null {
  const { algorithm, challenge, salt, signature, maxnumber } = captcha;
  for (let number = 0; number <= maxnumber; number += 1)
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  return null;
}
