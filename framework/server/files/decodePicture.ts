import { ConnectionGate } from "../database/connectionGate.ts";

/** Two pictures are decoded at the same time; the others wait. */
const turns = new ConnectionGate({ size: 2, share: 2, waitMs: 120_000, maxWaiting: 2000 });
const turn = "pictures";

/**
 * Runs work that decodes a picture, which may take as much memory as all its pixels, when few
 * others are decoded.
 */
export async function decodePicture<T>(work: () => Promise<T>): Promise<T> {
  await turns.enter(turn, () => {});
  try {
    return await work();
  } finally {
    turns.leave(turn);
  }
}
