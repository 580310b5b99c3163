/** Types of packages that have none, as far as they are used. */
declare module "urijs" {
  export default function URI(text: string): { absoluteTo(base: string): { toString(): string } };
}
declare module "url-parse" {
  export default class Url {
    constructor(reference: string, base: string);
    href: string;
  }
}
declare module "url/url.js" {
  const url: { resolve(base: string, reference: string): string };
  export default url;
}
