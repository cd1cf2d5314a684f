import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { Field, FileOptions } from "../../../schema/index.ts";
import type { Uploaded } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { unaccepted } from "./accepted.ts";
import { useReportUnfinished } from "./UnfinishedUploads.tsx";

/** A file on its way to the server, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  progress: number;
  error: string | null;
  /** A file of the wrong type or size is not worth another try. */
  final: boolean;
}
interface Options {
  /** The field that a file is judged by, where that depends on the file. */
  judgedBy?: (file: File) => Field;
  /** What each upload says besides the file. */
  besides?: Readonly<Record<string, string | number>>;
}
let last = 0;
/** More at once only make each other slower, and the first ones late. */
const atOnce = 4;

/** Sends files, some at a time; `onDone` is told the address of each that arrived. */
export function useUploads(
  field: Field,
  onDone: (address: string, uploaded: Uploaded) => void,
  { judgedBy, besides }: Options = {},
) {
  const provider = useAdminProvider();
  const translate = useTranslate();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const waiting = useRef<Pick<Upload, "key" | "file">[]>([]);
  const done = useRef(onDone);
  done.current = onDone;
  const said = useRef(besides);
  said.current = besides;
  useReportUnfinished(uploads.filter((one) => !one.final).length);
  useEffect(() => {
    const all = running.current;
    return () => {
      waiting.current = [];
      for (const one of all.values()) one.abort();
    };
  }, []);

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }, []);
  const send = useCallback(
    async ({ key, file }: Pick<Upload, "key" | "file">) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      change(key, { error: null, progress: 0 });
      try {
        const uploaded = await provider.upload(file, {
          signal: controller.signal,
          confidential: (field.options as FileOptions).confidential ?? false,
          onProgress: (progress) => change(key, { progress }),
          ...(said.current && { besides: said.current }),
        });
        if (controller.signal.aborted) return;
        done.current(uploaded.imgUrl, uploaded);
        setUploads((before) => before.filter((one) => one.key !== key));
      } catch (error) {
        if (controller.signal.aborted) return;
        change(key, { error: error instanceof Error ? error.message : translate("markethall.form.uploadFailed") });
      } finally {
        running.current.delete(key);
        next.current();
      }
    },
    [provider, translate, change, field],
  );
  const next = useRef(() => {});
  next.current = () => {
    while (running.current.size < atOnce) {
      const one = waiting.current.shift();
      if (!one) return;
      void send(one);
    }
  };
  const queue = useCallback((one: Pick<Upload, "key" | "file">) => {
    waiting.current.push(one);
    next.current();
  }, []);
  const forget = useCallback((key: string) => {
    waiting.current = waiting.current.filter((one) => one.key !== key);
    running.current.get(key)?.abort();
    setUploads((before) => before.filter((one) => one.key !== key));
  }, []);
  const add = useCallback(
    (files: readonly File[], room: number) => {
      let free = room;
      const added = files.map((file): Upload => {
        const inspectUpload = judgedBy?.(file) ?? field;
        const refused = unaccepted(inspectUpload, file);
        last += 1;
        if (!refused) free -= 1;
        const error = refused
          ? translate(`markethall.form.${refused.key}.${inspectUpload.kind}`, { size: refused.size })
          : free < 0
            ? translate("markethall.form.noMoreRows", { max: field.options.max ?? 50 })
            : null;
        return { key: `upload ${last}`, file, progress: 0, error, final: error !== null };
      });
      setUploads((before) => [...before.filter((one) => !one.final), ...added]);
      for (const one of added) if (!one.final) queue(one);
    },
    [field, judgedBy, translate, queue],
  );
  const retry = useCallback(
    (upload: Upload) => {
      change(upload.key, { error: null, progress: 0 });
      queue(upload);
    },
    [change, queue],
  );
  return { uploads, add, retry, forget };
}
