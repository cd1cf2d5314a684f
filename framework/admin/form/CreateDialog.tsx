export default function CreateDialog(_: {
  resource: unknown;
  onClose: () => void;
  onCreated: (o: { id: number; name: string }) => void;
}) {
  return null;
}
