/**
 * @generated SignedSource<<38ffa88a0d8ff963b54f65a7f52b4165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Paging_cursors$data = {
  readonly around: ReadonlyArray<{
    readonly cursor: string | null | undefined;
    readonly isCurrent: boolean;
    readonly page: number;
  }>;
  readonly first: {
    readonly cursor: string | null | undefined;
    readonly page: number;
  } | null | undefined;
  readonly last: {
    readonly cursor: string | null | undefined;
    readonly page: number;
  } | null | undefined;
  readonly next: {
    readonly cursor: string | null | undefined;
  } | null | undefined;
  readonly previous: {
    readonly cursor: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Paging_cursors";
};
export type Paging_cursors$key = {
  readonly " $data"?: Paging_cursors$data;
  readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Paging_cursors"
};

(node as any).hash = "d11931f87f78d97efd4e6cd942bbe237";

export default node;
