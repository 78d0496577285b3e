/**
 * @generated SignedSource<<509d9c490bb344c284a3a11d9bb7366f>>
 * @relayHash 1adead0f012980b7c557f3f886571836
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1adead0f012980b7c557f3f886571836

import type { ConcreteRequest } from 'relay-runtime';
export type SectionHistoryQuery$variables = {
  section: string;
};
export type SectionHistoryQuery$data = {
  readonly settingsHistory: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly actorName: string | null | undefined;
        readonly at: string;
        readonly fields: ReadonlyArray<{
          readonly name: string;
        }>;
        readonly isUndo: boolean;
        readonly key: string;
      };
    }>;
  };
};
export type SectionHistoryQuery = {
  response: SectionHistoryQuery$data;
  variables: SectionHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "section"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 10
      },
      {
        "kind": "Variable",
        "name": "section",
        "variableName": "section"
      }
    ],
    "concreteType": "SettingsChangeConnection",
    "kind": "LinkedField",
    "name": "settingsHistory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SettingsChangeEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsChange",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "at",
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
                "name": "isUndo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SettingsFieldChange",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SectionHistoryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SectionHistoryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1adead0f012980b7c557f3f886571836",
    "metadata": {},
    "name": "SectionHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58ea06f80630450a0c2af708accb639b";

export default node;
