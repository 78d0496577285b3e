/**
 * @generated SignedSource<<76e8a01041f81b2dce7ed0a2f307c6b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileType = "DOCUMENT" | "OTHER" | "PDF" | "PICTURE" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type fileRow_file$data = {
  readonly alt: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly changedAt: string;
  readonly createdAt: string;
  readonly deletedAt: string | null | undefined;
  readonly extension: string;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly isPublic: boolean;
  readonly name: string;
  readonly revision: number;
  readonly size: number;
  readonly tags: ReadonlyArray<string>;
  readonly thumb: string | null | undefined;
  readonly thumb2: string | null | undefined;
  readonly tile: string | null | undefined;
  readonly tile2: string | null | undefined;
  readonly type: FileType;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "fileRow_file";
};
export type fileRow_file$key = {
  readonly " $data"?: fileRow_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileRow_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileRow_file"
};

(node as any).hash = "19b48eb0c5790953d657e8f98b6f7bd7";

export default node;
