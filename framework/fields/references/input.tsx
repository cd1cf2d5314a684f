export { ReferencesInput as default } from "../../admin/input/reference/ReferencesInput.tsx";
