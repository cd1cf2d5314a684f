import { useNotify } from "react-admin";
import type { Action, Resource } from "../../schema/index.ts";
import { reveal } from "../form/reveal.ts";
import type { AdminRecord } from "../provider.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";

/** Returns the form of the page, not of a dialog, that has an input of the path. */
function findForm(path: string): Element | null {
  const [name] = path.split(".");
  const inputs = [...document.querySelectorAll(`form [data-source="${name}"]`)];
  return inputs.find((input) => !input.closest("[role=dialog]"))?.closest("form") ?? null;
}

/**
 * Returns a function that moves the focus to the first field that an action needs and the record
 * lacks, and says how many there are. It returns false where nothing is missing, and where the page
 * has no form for it: then the server says what is missing.
 */
export function useLeadToMissing(resource: Resource) {
  const notify = useNotify();
  const messages = useResourceMessages(resource);
  const { needs } = useScreens(resource);
  return (action: Action, record: AdminRecord): boolean => {
    const missing = Object.keys(needs?.[action.name]?.(record) ?? {});
    const path = missing.find((one) => findForm(one) !== null);
    if (path === undefined) return false;
    notify("framework.action.incomplete", {
      type: "warning",
      messageArgs: { action: messages.action(action.name), smart_count: missing.length },
    });
    // The menu that started the action gives the focus back first.
    setTimeout(() => reveal(findForm(path), path));
    return true;
  };
}
