// The version of the package. The build of the page puts it in; from the source, in tests, there is none.
declare const __VITP_VERSION__: string | undefined;

export const VERSION: string = typeof __VITP_VERSION__ === 'undefined' ? '0.0.0' : __VITP_VERSION__;
