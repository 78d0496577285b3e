/**
 * @generated SignedSource<<147f8d5b6e33cd463d53701aab5676d4>>
 * @relayHash 24eaff2ec4a74776df9024705b57725a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4619f617ddd83c1e448d161b41873dae30cf549b0f0c16d7fe4960b903694e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4619f617ddd83c1e448d161b41873dae30cf549b0f0c16d7fe4960b903694e3",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
