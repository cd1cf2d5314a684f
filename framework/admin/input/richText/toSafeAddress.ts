/**
 * Returns an address that is safe as a link target; adds a scheme to what looks like a host name.
 */
export function toSafeAddress(text: string): string | null {
  const address = text.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : null;
}
