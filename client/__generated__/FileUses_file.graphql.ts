/**
 * @generated SignedSource<<11620e07a776af8261ebe80e8f8dd02b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileUseKind = "COLOR_PICTURE" | "ENTRY" | "GALLERY_PICTURE" | "GROUP_PICTURE" | "PRODUCT_DOWNLOAD" | "PRODUCT_PICTURE" | "SITE_SETTINGS" | "VOUCHER_SETTINGS" | "VOUCHER_TEMPLATE";
import type { FragmentRefs } from "relay-runtime";
export type FileUses_file$data = {
  readonly useCount: number;
  readonly uses: ReadonlyArray<{
    readonly adminPath: string;
    readonly count: number;
    readonly kind: FileUseKind;
    readonly title: string | null | undefined;
  }>;
  readonly " $fragmentType": "FileUses_file";
};
export type FileUses_file$key = {
  readonly " $data"?: FileUses_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileUses_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileUses_file",
  "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "5197e2aa7084cf122c80a4012713caec";

export default node;
