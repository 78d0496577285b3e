/**
 * @generated SignedSource<<4b7aa3d7403cac5a2a20691b5b0c5623>>
 * @relayHash 4d8f02d11b6d7397ba054f86dd239f87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d8f02d11b6d7397ba054f86dd239f87

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportUploadQuery$variables = Record<PropertyKey, never>;
export type ImportUploadQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UploadQueue_query">;
};
export type ImportUploadQuery = {
  response: ImportUploadQuery$data;
  variables: ImportUploadQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportUploadQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "UploadQueue_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportUploadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UploadRules",
        "kind": "LinkedField",
        "name": "uploadRules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UploadLimit",
            "kind": "LinkedField",
            "name": "limits",
            "plural": true,
            "selections": [
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
                "name": "bytes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "extensions",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PixelSize",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FileQuota",
            "kind": "LinkedField",
            "name": "quota",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "used",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4d8f02d11b6d7397ba054f86dd239f87",
    "metadata": {},
    "name": "ImportUploadQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "06f5d2ea48752f73fd54a06e878226e9";

export default node;
