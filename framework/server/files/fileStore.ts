import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { LocalFile } from "./localFile.ts";
import { StorageUnwritable } from "./storageFault.ts";

/**
 * Storage of uploaded files. The server generates the names, which never lead out of the folder.
 */
export interface FileStore {
  /** @throws StorageUnwritable when the file cannot be written; no part of it remains */
  put(name: string, content: Buffer | LocalFile, type: string): Promise<void>;
  /** Returns the file's content and size, or null if it does not exist. */
  get(name: string): Promise<{ content: Readable; size: number } | null>;
  /** Removes a file; a missing file is not an error. */
  remove(name: string): Promise<void>;
}

/** Stores files in a folder of this machine. A name that exists keeps its content. */
export function createFolderStore(folder: string): FileStore {
  const place = (name: string) => path.join(folder, name);
  return {
    async put(name, content) {
      if (existsSync(place(name))) return;
      // Written to a temporary name and renamed, so that the final name always has the whole
      // content, even after a kill or two uploads of the same content.
      const part = `${place(name)}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(place(name)), { recursive: true });
        await (Buffer.isBuffer(content) ? writeFile(part, content) : copyFile(content.path, part));
        await rename(part, place(name));
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw new StorageUnwritable(error);
      }
    },
    async get(name) {
      const found = await stat(place(name)).catch(() => null);
      return found?.isFile() ? { content: createReadStream(place(name)), size: found.size } : null;
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}

export interface BucketOptions {
  bucket: string;
  endpoint?: string;
  region: string;
}
/** Opens any S3-compatible store; the client reads its credentials from the environment. */
export async function createBucketStore({
  bucket,
  endpoint,
  region,
}: BucketOptions): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
  return {
    async put(name, content, type) {
      const body = Buffer.isBuffer(content)
        ? { Body: content }
        : { Body: createReadStream(content.path), ContentLength: content.size };
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: name, ...body, ContentType: type }),
        );
      } catch (error) {
        throw new StorageUnwritable(error);
      }
    },
    async get(name) {
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: name }),
        );
        return Body ? { content: Body as Readable, size: ContentLength } : null;
      } catch (error) {
        if (error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound"))
          return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}
