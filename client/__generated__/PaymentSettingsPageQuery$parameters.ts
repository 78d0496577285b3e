/**
 * @generated SignedSource<<32b6335408fdded68237f4533da93ac8>>
 * @relayHash ac07f0d1a4743acad3aebd7e444411de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac07f0d1a4743acad3aebd7e444411de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSettingsPageQuery } from './PaymentSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac07f0d1a4743acad3aebd7e444411de",
    "metadata": {},
    "name": "PaymentSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
