import { type Editor, useEditorState } from "@tiptap/react";
import { Heading } from "lucide";
import { createIcon } from "../../icons/createIcon.tsx";
import { headingLevels } from "./extensions.ts";
import { ToolbarMenu } from "./ToolbarMenu.tsx";

const HeadingIcon = createIcon(Heading);

/** Makes the paragraph at the caret a heading of one of three sizes, or a paragraph. */
export function HeadingMenu({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () =>
      headingLevels.find((one) => editor.isActive("heading", { level: one })) ??
      (editor.isActive("heading") ? 0 : null),
  });
  return (
    <ToolbarMenu
      editor={editor}
      name="heading"
      Icon={HeadingIcon}
      active={level !== null}
      commands={[
        {
          name: "paragraph",
          selected: level === null,
          run: (chain) => chain.setParagraph(),
        },
        ...headingLevels.map((one) => ({
          name: `heading${one}`,
          selected: level === one,
          run: (chain: ReturnType<Editor["chain"]>) => chain.setHeading({ level: one }),
        })),
      ]}
    />
  );
}
