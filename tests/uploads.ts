import sharp from "sharp";
import type { TestServer } from "./testServer.ts";

const boundary = "----house";
export function multipart(
  name: string,
  content: Buffer | string,
  type = "application/octet-stream",
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
/** A picture of one colour: the same colour and size produce the same file. */
export const picture = (background: string, width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export async function upload(
  server: TestServer,
  user: string,
  name: string,
  content: Buffer,
  query = "",
) {
  const answer = await server.request(user, {
    method: "POST",
    url: `/api/common/upload${query}`,
    ...multipart(name, content, "image/png"),
  });
  return answer.json();
}
/** A video without frames: the boxes that identify an mp4, and one track's header. */
export function createVideo(width: number, height: number): Buffer {
  const box = (kind: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(kind, 4, "latin1");
    return Buffer.concat([head, body]);
  };
  const header = Buffer.alloc(84);
  header.writeUInt32BE(width * 65_536, 76);
  header.writeUInt32BE(height * 65_536, 80);
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\u0000\u0000\u0002\u0000isomiso2mp41", "latin1")),
    box("moov", box("mvhd", Buffer.alloc(100)), box("trak", box("tkhd", header))),
  ]);
}
