/**
 * uriscope/uriscope.wasm, for bundlers that copy a file and give its address: it is for the option
 * "wasm" of load().
 *
 * This file ships as dist-npm/uriscope.wasm.d.ts.
 */
declare const address: string;
export default address;
