/**
 * @generated SignedSource<<4a5989cbf4d3099ef82a90721b33bec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataExportState = "EXPIRED" | "FAILED" | "QUEUED" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type ExportSection_account$data = {
  readonly email: string;
  readonly latestDataExport: {
    readonly createdAt: string;
    readonly expiresAt: string | null | undefined;
    readonly state: DataExportState;
  } | null | undefined;
  readonly " $fragmentType": "ExportSection_account";
};
export type ExportSection_account$key = {
  readonly " $data"?: ExportSection_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportSection_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportSection_account",
  "selections": [
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
      "concreteType": "DataExport",
      "kind": "LinkedField",
      "name": "latestDataExport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e0096cc8bdbe8a1124839740beb745a9";

export default node;
