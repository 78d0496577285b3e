/**
 * @generated SignedSource<<da6054f314d936524804655fe39a54dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Footer_shop$data = {
  readonly claim: string;
  readonly email: string;
  readonly name: string;
  readonly paymentMarks: ReadonlyArray<string>;
  readonly phone: string;
  readonly " $fragmentType": "Footer_shop";
};
export type Footer_shop$key = {
  readonly " $data"?: Footer_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_shop",
  "selections": [
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
      "name": "claim",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMarks",
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "252365a637194450a49165656eaee7e9";

export default node;
