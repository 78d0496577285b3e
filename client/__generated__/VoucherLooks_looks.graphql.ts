/**
 * @generated SignedSource<<0f694a689bf7cd076f3ae6d1b4992f68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherLooks_looks$data = ReadonlyArray<{
  readonly accent: string;
  readonly heading: string;
  readonly id: string;
  readonly picture: {
    readonly small: string;
  } | null | undefined;
  readonly " $fragmentType": "VoucherLooks_looks";
}>;
export type VoucherLooks_looks$key = ReadonlyArray<{
  readonly " $data"?: VoucherLooks_looks$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherLooks_looks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VoucherLooks_looks",
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
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": "small",
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 320
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:320)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VoucherLook",
  "abstractKey": null
};

(node as any).hash = "d25dd54f22c71e7d3e2c04e0ec014874";

export default node;
