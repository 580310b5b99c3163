/** What is used of sax, which brings no types. */
declare module "sax" {
  interface Parser {
    position: number;
    error: Error | null;
    ENTITIES: Record<string, string>;
    onattribute: (attribute: { name: string; value: string }) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    oncomment: (text: string) => void;
    ondoctype: (text: string) => void;
    onprocessinginstruction: (instruction: { name: string; body: string }) => void;
    onerror: (error: Error) => void;
    write(text: string): Parser;
    close(): Parser;
  }
  const sax: {
    MAX_BUFFER_LENGTH: number;
    parser(strict: boolean, options: { strictEntities: boolean; position: boolean }): Parser;
  };
  export default sax;
}
