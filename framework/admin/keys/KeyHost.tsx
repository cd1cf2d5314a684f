import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { findKey } from "./findKey.ts";
import type { GoPlace } from "./goPlaces.ts";
import { setKeySheetOpen, useKeySheet } from "./keySheet.ts";
import { areLettersOn, setLetters } from "./letters.ts";
import { useKeys } from "./useKeys.ts";

const LazyKeySheet = createLazyComponent(async () => (await import("./KeySheet.tsx")).KeySheet);

/** How long the letter after G can take. */
const patience = 1500;

interface Props {
  /** What the letters after G lead to. */
  places: readonly GoPlace[];
  /** Whether keys that are single characters work; the member's setting. */
  letters?: boolean;
}
/** The keys that work on every page of the frame: G and a letter go to a page, ? lists all keys. */
export function KeyHost({ places, letters = true }: Props) {
  const { isOpen, own } = useKeySheet();
  useEffect(() => {
    setLetters(letters);
    return () => setLetters(true);
  }, [letters]);
  useEffect(() => () => setKeySheetOpen(false), []);
  useKeys({ help: () => setKeySheetOpen(true), search: focusSearch });
  useGoKeys(places);
  return isOpen ? (
    <LazyKeySheet places={places} own={own} onClose={() => setKeySheetOpen(false)} />
  ) : null;
}

/** `/` leads to the search of the page's list. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>("main [role=searchbox]")?.focus();
}

/** After G, the next letter leads to a page; no other handler receives it. */
function useGoKeys(places: readonly GoPlace[]): void {
  const navigate = useNavigate();
  const until = useRef(0);
  useKeys({
    go: () => {
      until.current = Date.now() + patience;
    },
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAwaited = Date.now() < until.current && areLettersOn();
      if (!isAwaited || findKey(event, ["go"]) || event.key === "Shift") return;
      until.current = 0;
      const place = places.find(({ letter }) => letter === event.key.toLowerCase());
      if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if ("path" in place) void navigate(place.path);
      else place.open();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [places, navigate]);
}
