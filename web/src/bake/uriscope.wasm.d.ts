/**
 * uriscope/uriscope.wasm, for bundlers that copy a file and return its address, for the option "wasm" of load().
 *
 * This file ships as uriscope.wasm.d.ts.
 */
declare const address: string;
export default address;
