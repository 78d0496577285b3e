/**
 * @generated SignedSource<<4dc673c916bb3889572e4a21622a1f94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateProductDialog_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "CreateProductDialog_groups";
}>;
export type CreateProductDialog_groups$key = ReadonlyArray<{
  readonly " $data"?: CreateProductDialog_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateProductDialog_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CreateProductDialog_groups",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "ProductGroup",
  "abstractKey": null
};

(node as any).hash = "4e235d86bdc1b96d853126c5e2127e3f";

export default node;
