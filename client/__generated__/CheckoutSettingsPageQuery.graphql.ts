/**
 * @generated SignedSource<<03969c1b46166668ef9c10960fd03549>>
 * @relayHash f62259d32dc7cf32c9e9a35528201d48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f62259d32dc7cf32c9e9a35528201d48

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutSettingsPageQuery$variables = Record<PropertyKey, never>;
export type CheckoutSettingsPageQuery$data = {
  readonly discountsSection: {
    readonly values: any;
  } | null | undefined;
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type CheckoutSettingsPageQuery = {
  response: CheckoutSettingsPageQuery$data;
  variables: CheckoutSettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "checkout"
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
  "alias": "discountsSection",
  "args": [
    {
      "kind": "Literal",
      "name": "key",
      "value": "discounts"
    }
  ],
  "concreteType": "SettingsSection",
  "kind": "LinkedField",
  "name": "settingsSection",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": "settingsSection(key:\"discounts\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutSettingsPageQuery",
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
        "storageKey": "settingsSection(key:\"checkout\")"
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
    "name": "CheckoutSettingsPageQuery",
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
        "storageKey": "settingsSection(key:\"checkout\")"
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "f62259d32dc7cf32c9e9a35528201d48",
    "metadata": {},
    "name": "CheckoutSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "741d8a1149c39ebeae5a4254a7bdf81d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
