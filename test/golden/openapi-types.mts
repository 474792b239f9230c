export type paths = any; export type components = any;
