import { type ComponentType, createContext } from "react";
import type { Resource } from "../../../schema/index.ts";

export interface CreateDialogProps {
  resource: Resource;
  onClose: () => void;
  onCreated: (option: { id: number; name: string }) => void;
}
/**
 * The dialog that creates a record from within a reference input. A form is made of inputs, so the
 * inputs do not import it; without a provider, reference inputs do not offer to create records.
 */
export const CreateDialogContext = createContext<ComponentType<CreateDialogProps> | null>(null);
