import { createChallenge, verifySolution } from "altcha-lib/v1";
import { expect, test } from "vitest";
import { type CaptchaChallenge, solveCaptcha } from "./solveCaptcha.ts";

const create = async (number: number): Promise<CaptchaChallenge> => {
  const made = await createChallenge({ hmacKey: "key", maxnumber: 500, number });
  return { ...made, algorithm: "SHA-256", maxnumber: 500 };
};

test.for([0, 17, 500])(
  "the number %i is found, and the library accepts the proof",
  async (number) => {
    const solved = solveCaptcha(await create(number));
    expect(await verifySolution(solved ?? "", "key")).toBe(true);
    expect(await verifySolution(solved ?? "", "another key")).toBe(false);
  },
);
test("a challenge whose number is beyond the largest one has no proof", async () => {
  expect(solveCaptcha({ ...(await create(17)), maxnumber: 16 })).toBeNull();
});
