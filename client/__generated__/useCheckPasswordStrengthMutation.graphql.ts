/**
 * @generated SignedSource<<779adee5c1e2271a53d415085c6fb148>>
 * @relayHash fc857f612afb2d90644e1206d92b8429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc857f612afb2d90644e1206d92b8429

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordWeakness = "COMMON" | "LONG" | "OWN" | "SHORT" | "WEAK";
export type CheckPasswordStrengthInput = {
  ownWords?: ReadonlyArray<string> | null | undefined;
  password: string;
};
export type useCheckPasswordStrengthMutation$variables = {
  input: CheckPasswordStrengthInput;
};
export type useCheckPasswordStrengthMutation$data = {
  readonly checkPasswordStrength: {
    readonly reason: PasswordWeakness | null | undefined;
  };
};
export type useCheckPasswordStrengthMutation = {
  response: useCheckPasswordStrengthMutation$data;
  variables: useCheckPasswordStrengthMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PasswordStrength",
    "kind": "LinkedField",
    "name": "checkPasswordStrength",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "useCheckPasswordStrengthMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckPasswordStrengthMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc857f612afb2d90644e1206d92b8429",
    "metadata": {},
    "name": "useCheckPasswordStrengthMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4469b04580198ca4c9c26188d8de125a";

export default node;
