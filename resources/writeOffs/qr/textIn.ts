const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Reads bits one after the other; past the end there is nothing. */
function reader(bytes: readonly number[]) {
  let at = 0;
  return {
    left: () => bytes.length * 8 - at,
    take(many: number): number {
      let value = 0;
      for (let i = 0; i < many; i += 1, at += 1) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      return value;
    },
  };
}
type Bits = ReturnType<typeof reader>;

function digits(bits: Bits, many: number): string {
  let text = "";
  for (let left = many; left > 0; left -= 3) {
    const wide = Math.min(3, left);
    text += String(bits.take([0, 4, 7, 10][wide] ?? 0)).padStart(wide, "0");
  }
  return text;
}
function pairs(bits: Bits, many: number): string {
  let text = "";
  for (let left = many; left > 1; left -= 2) {
    const two = bits.take(11);
    text += (letters[Math.floor(two / 45)] ?? "") + (letters[two % 45] ?? "");
  }
  return many % 2 ? text + (letters[bits.take(6)] ?? "") : text;
}

/** What the bytes of a code say: digits, letters or any text, one part after the other. */
export function textIn(bytes: readonly number[], version: number): string | null {
  const bits = reader(bytes);
  const small = version < 10;
  let text = "";
  while (bits.left() >= 4) {
    const kind = bits.take(4);
    if (kind === 0) break;
    if (kind === 1) text += digits(bits, bits.take(small ? 10 : 12));
    else if (kind === 2) text += pairs(bits, bits.take(small ? 9 : 11));
    else if (kind === 4) {
      const many = bits.take(small ? 8 : 16);
      text += new TextDecoder().decode(Uint8Array.from({ length: many }, () => bits.take(8)));
    } else if (kind === 7)
      // Which script the bytes are in: those of a code are digits in any.
      bits.take(8);
    else return null;
  }
  return text;
}
