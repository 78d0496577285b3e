/**
 * @generated SignedSource<<fd6a481c2fb454c68373dd1adb1b9eaa>>
 * @relayHash ef3c12a2896a7e9378c0802f1219ff8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79c05279719446f8eaa3fdd9aefab916e625fadb501a39344c93df01e8f99e79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79c05279719446f8eaa3fdd9aefab916e625fadb501a39344c93df01e8f99e79",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
