/**
 * @generated SignedSource<<4e07a7736ce12aed27dda8ce53473101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VatNote_price$data = {
  readonly vatGroup: string;
  readonly vatIncluded: boolean;
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
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};

(node as any).hash = "50706745d646e650b9e458612db6dee7";

export default node;
