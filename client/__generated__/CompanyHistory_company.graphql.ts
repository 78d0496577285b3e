/**
 * @generated SignedSource<<6c96019996f1144abf6d023e31f7d6f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyHistory_company$data = {
  readonly auditTrail: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CompanyHistory_company";
};
export type CompanyHistory_company$key = {
  readonly " $data"?: CompanyHistory_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHistory_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyHistory_company",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AuditEntryConnection",
      "kind": "LinkedField",
      "name": "auditTrail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_entries"
        }
      ],
      "storageKey": "auditTrail(first:10)"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "fae16822a503b446fb761dbba7e3a1fd";

export default node;
