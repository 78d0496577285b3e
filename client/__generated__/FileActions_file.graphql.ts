/**
 * @generated SignedSource<<27f59028c9987a8e1da410071dce84c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileUseKind = "COLOR_PICTURE" | "ENTRY" | "GALLERY_PICTURE" | "GROUP_PICTURE" | "PRODUCT_DOWNLOAD" | "PRODUCT_PICTURE" | "SITE_SETTINGS" | "VOUCHER_SETTINGS" | "VOUCHER_TEMPLATE";
import type { FragmentRefs } from "relay-runtime";
export type FileActions_file$data = {
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly useCount: number;
  readonly uses: ReadonlyArray<{
    readonly adminPath: string;
    readonly kind: FileUseKind;
    readonly title: string | null | undefined;
    readonly viewerCanRemove: boolean;
  }>;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "FileActions_file";
};
export type FileActions_file$key = {
  readonly " $data"?: FileActions_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileActions_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileActions_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileUse",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adminPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanRemove",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "2971e04d81d57b7df72a6e569d9c31de";

export default node;
