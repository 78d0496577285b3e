/**
 * @generated SignedSource<<e1d76bfa7b031812ea4f06b02ca7830d>>
 * @relayHash 7f870b4aafbce5c890da8462db676d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f870b4aafbce5c890da8462db676d88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSettingsPageQuery } from './PaymentSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f870b4aafbce5c890da8462db676d88",
    "metadata": {},
    "name": "PaymentSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
