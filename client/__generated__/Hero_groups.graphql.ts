/**
 * @generated SignedSource<<f8f5e04e4d37f28c1510306d7e1982d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_groups$data = ReadonlyArray<{
  readonly path: string;
  readonly title: string;
  readonly " $fragmentType": "Hero_groups";
}>;
export type Hero_groups$key = ReadonlyArray<{
  readonly " $data"?: Hero_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Hero_groups",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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

(node as any).hash = "7862f59d0f3b55a3d5f904544b44fe9f";

export default node;
