import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { EditorContent } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { Resource } from "../../../schema/index.ts";
import { richTextStyles } from "../../display/richTextStyles.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { type Picture, PictureDialog } from "./PictureDialog.tsx";
import { type EditorDialog, RichTextToolbar } from "./RichTextToolbar.tsx";
import { useTextEditor } from "./useTextEditor.ts";

interface Props {
  resource: Resource;
  html: string;
  label: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** Language of the text. */
  lang?: string | undefined;
  /** Called with the HTML, or null without any text and picture. */
  onChange(html: string | null): void;
  onBlur(): void;
  areaRef(element: HTMLElement | null): void;
}

/**
 * The editor of rich text, by TipTap. Pasted content is reduced to what the editor can hold, and
 * all of it is sanitized on the server.
 */
export default function RichTextArea(props: Props) {
  const { resource, html, label, required, invalid, describedBy, lang, onChange, onBlur } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const { areaRef } = props;
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const editor = useTextEditor({
    html,
    toolbar,
    onChange,
    onBlur,
    attributes: {
      class: "rich-text",
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "aria-required": String(required),
      "aria-invalid": String(invalid),
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(lang && { lang }),
    },
  });
  useEffect(() => {
    if (!editor) return;
    areaRef(editor.view.dom);
    return () => areaRef(null);
  }, [editor, areaRef]);
  if (!editor) return <Skeleton variant="rounded" height={190} />;
  const link = (address: string | null) => {
    setDialog(null);
    const chain = editor.chain().extendMarkRange("link");
    if (!address) chain.unsetLink();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({
        type: "text",
        text: address.replace(/^(https?:\/\/|mailto:|tel:)/, ""),
        marks: [{ type: "link", attrs: { href: address } }],
      });
    else chain.setLink({ href: address });
    chain.focus().run();
  };
  const insertPicture = (picture: Picture) => {
    setDialog(null);
    editor.chain().setImage(picture).focus().run();
  };
  const getPicture = (): Picture | null => {
    if (!editor.isActive("image")) return null;
    const { src, alt } = editor.getAttributes("image");
    return { src: String(src), alt: String(alt ?? "") };
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
          "& .ProseMirror": {
            minHeight: 140,
            maxHeight: 480,
            overflow: "auto",
            px: 1.5,
            py: 1,
            outline: "none",
            ...richTextStyles,
            // A picture leaves room for the text around it.
            "& img": { maxWidth: "100%", maxHeight: 240, width: "auto", height: "auto" },
            "& .ProseMirror-selectednode": { outline: 2, outlineColor: "primary.main" },
            "& .selectedCell": { bgcolor: "action.selected" },
          },
        }}
      >
        <RichTextToolbar
          editor={editor}
          label={label}
          dialog={dialog}
          onDialog={setDialog}
          toolbarRef={toolbar}
        />
        <EditorContent editor={editor} />
      </Box>
      {dialog === "link" && (
        <LinkDialog
          address={String(editor.getAttributes("link").href ?? "")}
          onLink={link}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "picture" && (
        <PictureDialog
          resource={resource}
          picture={getPicture()}
          onPicture={insertPicture}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
