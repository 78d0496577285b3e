/**
 * @generated SignedSource<<63c7fa24838da138a34fb7574d5215cd>>
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
        readonly new: any | null | undefined;
        readonly old: any | null | undefined;
      }>;
      readonly id: string;
      readonly isOnBehalf: boolean;
      readonly subjectId: string | null | undefined;
      readonly subjectName: string | null | undefined;
      readonly subjectType: string;
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
              "name": "subjectType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
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

(node as any).hash = "1023161edd8971d4f74d8836e0511b97";

export default node;
