/**
 * @generated SignedSource<<a1704b9cf9f54925bca1ca46cb0a508a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductFields_product$data = {
  readonly askedFields: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"AskedInput_field">;
  }>;
  readonly " $fragmentType": "ProductFields_product";
};
export type ProductFields_product$key = {
  readonly " $data"?: ProductFields_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFields_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFields_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedField",
      "kind": "LinkedField",
      "name": "askedFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AskedInput_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "287d9a4842b9c3d35696e1fa75ae68aa";

export default node;
