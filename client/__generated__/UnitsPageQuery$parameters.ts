/**
 * @generated SignedSource<<939cb1db332a821c2c858df49297d99d>>
 * @relayHash aa89a95501ee8cdd34d77498c7817b1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa89a95501ee8cdd34d77498c7817b1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnitsPageQuery } from './UnitsPageQuery.graphql';

const node: PreloadableConcreteRequest<UnitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa89a95501ee8cdd34d77498c7817b1f",
    "metadata": {},
    "name": "UnitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
