/**
 * @generated SignedSource<<2db41e2f7ee7cc2fcb2894b3ca001cbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportRows_totals$data = {
  readonly isExport: boolean;
  readonly vatTakenOff: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "ExportRows_totals";
};
export type ExportRows_totals$key = {
  readonly " $data"?: ExportRows_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRows_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportRows_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "vatTakenOff",
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
  "type": "Totals",
  "abstractKey": null
};

(node as any).hash = "cb5e99c89bce314b9f7254c3e935b170";

export default node;
