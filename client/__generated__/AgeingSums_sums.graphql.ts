/**
 * @generated SignedSource<<b5285fe11e14fbd3ff841efb67c594ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OpenItemAge = "NOT_DUE" | "OLDER" | "UP_TO_30" | "UP_TO_60" | "UP_TO_90";
import type { FragmentRefs } from "relay-runtime";
export type AgeingSums_sums$data = ReadonlyArray<{
  readonly age: OpenItemAge;
  readonly count: number;
  readonly open: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "AgeingSums_sums";
}>;
export type AgeingSums_sums$key = ReadonlyArray<{
  readonly " $data"?: AgeingSums_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgeingSums_sums">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AgeingSums_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "open",
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
    }
  ],
  "type": "OpenItemAgeSum",
  "abstractKey": null
};

(node as any).hash = "79abee97b74a09af6e56310669308cd6";

export default node;
