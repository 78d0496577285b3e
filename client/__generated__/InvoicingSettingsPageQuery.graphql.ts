/**
 * @generated SignedSource<<58d8d9d94ff125ce3367c6adeb775caf>>
 * @relayHash 64e9afaf5d919603854d79ad27ae87dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e9afaf5d919603854d79ad27ae87dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoicingSettingsPageQuery$variables = Record<PropertyKey, never>;
export type InvoicingSettingsPageQuery$data = {
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type InvoicingSettingsPageQuery = {
  response: InvoicingSettingsPageQuery$data;
  variables: InvoicingSettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "invoicing"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoicingSettingsPageQuery",
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
        "storageKey": "settingsSection(key:\"invoicing\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvoicingSettingsPageQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "values",
            "storageKey": null
          },
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
        "storageKey": "settingsSection(key:\"invoicing\")"
      }
    ]
  },
  "params": {
    "id": "64e9afaf5d919603854d79ad27ae87dd",
    "metadata": {},
    "name": "InvoicingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1254de2d60b2a126564fc3d61a1c297";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
