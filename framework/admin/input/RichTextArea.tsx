import Box from "@mui/material/Box";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { LinkDialog } from "./LinkDialog.tsx";
import { pastedHtml, storedHtml } from "./pastedHtml.ts";
import { RichTextTools, type ToolName } from "./RichTextTools.tsx";

const commands: Readonly<Record<Exclude<ToolName, "heading" | "link">, string>> = {
  bold: "bold",
  italic: "italic",
  underline: "underline",
  bullets: "insertUnorderedList",
  numbers: "insertOrderedList",
  plain: "removeFormat",
  undo: "undo",
  redo: "redo",
};
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, "") === "";
const linkAround = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest("a") ?? null;
// Deprecated for years, and still the only way that every browser has and can undo.
const command = (name: string, argument?: string) => document.execCommand?.(name, false, argument);

/** What holds where the caret stands; a browser without the commands knows nothing of it. */
function toolsAtCaret(): Set<ToolName> {
  const active = new Set<ToolName>();
  if (typeof document.queryCommandState !== "function") return active;
  for (const name of ["bold", "italic", "underline", "bullets", "numbers"] as const)
    if (document.queryCommandState(commands[name])) active.add(name);
  if (document.queryCommandValue("formatBlock").toLowerCase() === "h3") active.add("heading");
  if (linkAround(getSelection()?.anchorNode)) active.add("link");
  return active;
}

interface Props {
  html: string;
  label: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** The language that is written. */
  lang?: string | undefined;
  /** Told of what was written; of nothing but blanks, null. */
  onChange(html: string | null): void;
  onBlur(): void;
  areaRef(element: HTMLDivElement | null): void;
}

/** A small editor on what the browser brings. What is pasted comes in cleaned; the server cleans all of it once more. */
export default function RichTextArea({
  html,
  label,
  required,
  invalid,
  describedBy,
  lang,
  onChange,
  onBlur,
  areaRef,
}: Props) {
  const area = useRef<HTMLDivElement | null>(null);
  const written = useRef<string | null>(null);
  const [active, setActive] = useState<ReadonlySet<ToolName>>(new Set());
  const [linking, setLinking] = useState<{ address: string; range: Range } | null>(null);
  useEffect(() => {
    // Only what came from elsewhere is written into the area: writing what was just typed would move the caret.
    if (!area.current || written.current === html) return;
    written.current = html;
    area.current.innerHTML = html;
  }, [html]);
  useEffect(() => {
    command("defaultParagraphSeparator", "p");
    const look = () => {
      if (area.current?.contains(document.activeElement)) setActive(toolsAtCaret());
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, []);
  const read = () => {
    const now = area.current ? storedHtml(area.current) : "";
    written.current = isBlank(now) ? "" : now;
    onChange(written.current || null);
    setActive(toolsAtCaret());
  };
  const startLink = () => {
    const selection = getSelection();
    if (!selection?.rangeCount || !area.current?.contains(selection.anchorNode)) return;
    const around = linkAround(selection.anchorNode);
    if (around) selection.selectAllChildren(around);
    setLinking({ address: around?.getAttribute("href") ?? "", range: selection.getRangeAt(0).cloneRange() });
  };
  const run = (name: ToolName) => {
    area.current?.focus();
    if (name === "link") return startLink();
    if (name === "heading") command("formatBlock", active.has("heading") ? "p" : "h3");
    else command(commands[name]);
    read();
  };
  const link = (address: string | null) => {
    if (!linking) return;
    setLinking(null);
    // Only once the dialog is gone does it let go of the focus.
    setTimeout(() => applyLink(address, linking));
  };
  const applyLink = (address: string | null, { range }: { range: Range }) => {
    area.current?.focus();
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (!address) command("unlink");
    else if (range.collapsed) {
      const made = document.createElement("a");
      made.href = address;
      made.textContent = address.replace(/^(https?:\/\/|mailto:|tel:)/, "");
      command("insertHTML", made.outerHTML);
    } else command("createLink", address);
    read();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/html");
    if (pasted) command("insertHTML", pastedHtml(pasted));
    else command("insertText", event.clipboardData.getData("text/plain"));
  };
  return (
    <>
      <Box
        sx={{
          border: 1,
          borderColor: invalid ? "error.main" : "divider",
          borderRadius: 1,
          bgcolor: "background.paper",
          "&:focus-within": { borderColor: "primary.main" },
        }}
      >
        <RichTextTools label={label} active={active} onTool={run} />
        <Box
          ref={(element: HTMLDivElement | null) => {
            area.current = element;
            areaRef(element);
          }}
          className="rich-text"
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-label={label}
          lang={lang}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onInput={read}
          onBlur={onBlur}
          onPaste={paste}
          sx={{
            minHeight: 140,
            maxHeight: 480,
            overflow: "auto",
            px: 1.5,
            py: 1,
            outline: "none",
            "& p": { my: 0.75 },
            "& > :first-of-type": { mt: 0 },
            "& a": { color: "primary.main" },
          }}
        />
      </Box>
      {linking && <LinkDialog address={linking.address} onLink={link} onClose={() => setLinking(null)} />}
    </>
  );
}
