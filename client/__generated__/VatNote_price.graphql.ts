/**
 * @generated SignedSource<<6ec80d86e0513de90ee49e0cec01b429>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VatNote_price$data = {
  readonly vatGround: string | null | undefined;
  readonly vatGroup: string;
  readonly vatIncluded: boolean;
  readonly vatLabel: string;
  readonly vatRate: number;
  readonly " $fragmentType": "VatNote_price";
};
export type VatNote_price$key = {
  readonly " $data"?: VatNote_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"VatNote_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VatNote_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatGroup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatIncluded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatGround",
      "storageKey": null
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};

(node as any).hash = "263ae98dddc0e385df68d9db002fcab8";

export default node;
