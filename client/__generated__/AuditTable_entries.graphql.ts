/**
 * @generated SignedSource<<23e9ea568122683e0c4b90829afdf6e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_entries$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly action: string;
      readonly actorName: string | null | undefined;
      readonly address: string | null | undefined;
      readonly at: string;
      readonly changes: ReadonlyArray<{
        readonly field: string;
        readonly new: string | null | undefined;
        readonly old: string | null | undefined;
      }>;
      readonly id: string;
      readonly isOnBehalf: boolean;
      readonly subjectName: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "AuditTable_entries";
};
export type AuditTable_entries$key = {
  readonly " $data"?: AuditTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditTable_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AuditEntry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOnBehalf",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AuditChange",
              "kind": "LinkedField",
              "name": "changes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "field",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "old",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "new",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntryConnection",
  "abstractKey": null
};

(node as any).hash = "8901709c0caa0c10986b6b4735e9d295";

export default node;
