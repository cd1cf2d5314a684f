import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { stockCounts } from "../stockCounts.ts";
import { findNext, findScanned, isOpen } from "./findScanned.ts";
import { useCountText } from "./useCountText.ts";

const maxDigits = 7;
/** An item that the list does not have where the counter is. */
interface Extra {
  code: string;
  location: string;
}
interface Entry extends Partial<Extra> {
  lineId?: number;
  counted: number;
  /** When the number was entered: a phone without a connection sends it later. */
  at: number;
}

/** The state of the page that counts: its lines, the one in view, and the number typed for it. */
export function useCounting(id: number) {
  const provider = useAdminProvider();
  const client = useQueryClient();
  const t = useCountText();
  const queryKey = [stockCounts.name, "sheet", id];
  const sheet = useQuery({
    queryKey,
    queryFn: () => provider.runCall("stockCounts", "getSheet", { id }),
    refetchOnMount: "always",
  });
  const lines = sheet.data?.list ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [extra, setExtra] = useState<Extra | null>(null);
  const [typed, setTyped] = useState("");
  /** Whether the next digit begins a number, because the present one was scanned or stored. */
  const [isFresh, setFresh] = useState(true);
  const [note, setNote] = useState("");
  const line = lines.find(({ lineId }) => lineId === chosen) ?? lines.find(isOpen);

  const save = useMutation({
    mutationFn: ({ at, ...entry }: Entry) =>
      provider.runCall("stockCounts", "count", {
        id,
        ...entry,
        secondsAgo: Math.round((Date.now() - at) / 1000),
      }),
    onSuccess: async (_saved, { lineId }) => {
      await client.invalidateQueries({ queryKey });
      setNote(t("saved"));
      show(findNext(lines, lineId ?? line?.lineId ?? null)?.lineId ?? null);
    },
  });
  const show = (lineId: number | null, number: number | null = null) => {
    setChosen(lineId);
    setExtra(null);
    setTyped(number === null ? "" : String(number));
    setFresh(true);
  };
  const begin = () => {
    setNote("");
    save.reset();
  };
  return {
    sheet,
    line,
    extra,
    typed,
    note,
    error: save.error,
    isSaving: save.isPending,
    counted: lines.filter((one) => !isOpen(one)).length,
    total: lines.length,
    scan(code: string) {
      begin();
      const found = findScanned(lines, line, code);
      if (found?.kind === "extra") {
        setExtra(found);
        setTyped("");
        setFresh(true);
      } else if (found) {
        const next = lines.find(({ lineId }) => lineId === found.lineId);
        const before = found.lineId === line?.lineId ? Number(typed) : (next?.counted ?? 0);
        show(found.lineId, found.isItem ? before + 1 : (next?.counted ?? null));
      }
    },
    type(digit: string) {
      begin();
      const text = `${isFresh ? "" : typed}${digit}`.replace(/^0+(?=\d)/, "");
      if (text.length <= maxDigits) setTyped(text);
      setFresh(false);
    },
    erase() {
      begin();
      setTyped(typed.slice(0, -1));
      setFresh(false);
    },
    skip() {
      begin();
      show(findNext(lines, line?.lineId ?? null)?.lineId ?? line?.lineId ?? null);
    },
    save() {
      if (typed === "" || save.isPending) return;
      const counted = Number(typed);
      const at = Date.now();
      if (extra) save.mutate({ code: extra.code, location: extra.location, counted, at });
      else if (line) save.mutate({ lineId: line.lineId, counted, at });
    },
  };
}
