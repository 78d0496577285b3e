/**
 * @generated SignedSource<<5db1a216eb284bd886f1e8def16de712>>
 * @relayHash 375ee05386a5254e7d0c366446094922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 375ee05386a5254e7d0c366446094922

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstagramPageQuery$variables = Record<PropertyKey, never>;
export type InstagramPageQuery$data = {
  readonly privacy: {
    readonly values: any;
  } | null | undefined;
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type InstagramPageQuery = {
  response: InstagramPageQuery$data;
  variables: InstagramPageQuery$variables;
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
    "name": "InstagramPageQuery",
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
    "name": "InstagramPageQuery",
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
    "id": "375ee05386a5254e7d0c366446094922",
    "metadata": {},
    "name": "InstagramPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40216c73203018246397d096ee7c5ed6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
