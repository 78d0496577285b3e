/**
 * @generated SignedSource<<a8dc631554d59c6f36e199124059d5bc>>
 * @relayHash fbb68adc6adf1740779c14b9f4f31986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbb68adc6adf1740779c14b9f4f31986

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VouchersPageQuery } from './VouchersPageQuery.graphql';

const node: PreloadableConcreteRequest<VouchersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbb68adc6adf1740779c14b9f4f31986",
    "metadata": {},
    "name": "VouchersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
