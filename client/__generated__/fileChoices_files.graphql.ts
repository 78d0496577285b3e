/**
 * @generated SignedSource<<97f630a922af50945960356a0353eb1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileType = "DOCUMENT" | "OTHER" | "PDF" | "PICTURE" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type fileChoices_files$data = {
  readonly availableExtensions: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly availableTags: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly availableTypes: ReadonlyArray<{
    readonly count: number;
    readonly type: FileType;
  }>;
  readonly " $fragmentType": "fileChoices_files";
};
export type fileChoices_files$key = {
  readonly " $data"?: fileChoices_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileChoices_files">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileChoices_files"
};

(node as any).hash = "6114211a0eeb1c4f075ecbf8543d643a";

export default node;
