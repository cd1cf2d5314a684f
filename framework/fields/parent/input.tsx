export { ReferenceInput as default } from "../../admin/input/reference/ReferenceInput.tsx";
