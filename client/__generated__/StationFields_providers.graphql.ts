/**
 * @generated SignedSource<<33f20682347bcfa7a23f1d86affa7041>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryProviderKind = "DHL" | "DPD" | "GLS" | "OTHER" | "POST";
export type StationCustomerNumber = "NEEDED" | "NONE" | "POSSIBLE";
import type { FragmentRefs } from "relay-runtime";
export type StationFields_providers$data = ReadonlyArray<{
  readonly countries: ReadonlyArray<string>;
  readonly customerNumber: StationCustomerNumber;
  readonly key: string;
  readonly kind: DeliveryProviderKind;
  readonly name: string;
  readonly " $fragmentType": "StationFields_providers";
}>;
export type StationFields_providers$key = ReadonlyArray<{
  readonly " $data"?: StationFields_providers$data;
  readonly " $fragmentSpreads": FragmentRefs<"StationFields_providers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StationFields_providers",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "countries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerNumber",
      "storageKey": null
    }
  ],
  "type": "StationProvider",
  "abstractKey": null
};

(node as any).hash = "b730efdac011402b08ed23bd949df116";

export default node;
