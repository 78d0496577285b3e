/**
 * @generated SignedSource<<a8c5e01a84e5024dabba72c937517f96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartBlock_block$data = {
  readonly amount: number;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartBlock_lines" | "CartLine_line">;
  }>;
  readonly sum: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "CartBlock_block";
};
export type CartBlock_block$key = {
  readonly " $data"?: CartBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "sum",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLine_line"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartBlock_lines"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartBlock",
  "abstractKey": null
};

(node as any).hash = "47bff1bcc59a498ac68fa4e30c3dcbb2";

export default node;
