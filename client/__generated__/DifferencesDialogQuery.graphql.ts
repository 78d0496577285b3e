/**
 * @generated SignedSource<<1fb9edcf24667f1b50687a9796e8985d>>
 * @relayHash c3a36170471cb16727819c64a9fe101f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3a36170471cb16727819c64a9fe101f

import type { ConcreteRequest } from 'relay-runtime';
export type EntryDifferenceKind = "ADDED" | "CHANGED" | "MOVED" | "REMOVED";
export type DifferencesDialogQuery$variables = {
  id: string;
  number: number;
};
export type DifferencesDialogQuery$data = {
  readonly managedEntry: {
    readonly differences: ReadonlyArray<{
      readonly blockId: string | null | undefined;
      readonly blockType: string | null | undefined;
      readonly fields: ReadonlyArray<string>;
      readonly kind: EntryDifferenceKind;
      readonly texts: ReadonlyArray<{
        readonly after: {
          readonly de: string;
          readonly en: string;
        };
        readonly before: {
          readonly de: string;
          readonly en: string;
        };
        readonly path: ReadonlyArray<string>;
      }>;
    }>;
  } | null | undefined;
};
export type DifferencesDialogQuery = {
  response: DifferencesDialogQuery$data;
  variables: DifferencesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "number"
    }
  ],
  "concreteType": "EntryDifference",
  "kind": "LinkedField",
  "name": "differences",
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
      "name": "blockId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextDifference",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageTexts",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageTexts",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DifferencesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DifferencesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c3a36170471cb16727819c64a9fe101f",
    "metadata": {},
    "name": "DifferencesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "affc532113dbed6ac7b2bba4ecf3336e";

export default node;
