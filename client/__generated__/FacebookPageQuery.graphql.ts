/**
 * @generated SignedSource<<6aa48f5eab62c4ef7e5244776bdaf6bf>>
 * @relayHash c4caff4471556729da8e77c90a04b0e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4caff4471556729da8e77c90a04b0e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacebookPageQuery$variables = Record<PropertyKey, never>;
export type FacebookPageQuery$data = {
  readonly privacy: {
    readonly values: any;
  } | null | undefined;
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type FacebookPageQuery = {
  response: FacebookPageQuery$data;
  variables: FacebookPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "site"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v2 = {
  "alias": "privacy",
  "args": [
    {
      "kind": "Literal",
      "name": "key",
      "value": "privacy"
    }
  ],
  "concreteType": "SettingsSection",
  "kind": "LinkedField",
  "name": "settingsSection",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": "settingsSection(key:\"privacy\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FacebookPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SectionEditor_section"
          }
        ],
        "storageKey": "settingsSection(key:\"site\")"
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FacebookPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
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
            "name": "version",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secretsSet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          }
        ],
        "storageKey": "settingsSection(key:\"site\")"
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "c4caff4471556729da8e77c90a04b0e7",
    "metadata": {},
    "name": "FacebookPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a057c888c8c2e4d3204f59ffc0d7914";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
