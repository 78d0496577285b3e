/**
 * @generated SignedSource<<bf69576b871cb53747b2e6158d764fea>>
 * @relayHash 644fdc8d156b00f0fd3c24c9bc42cc6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a46bd077aa6e2f327a1148a9d65f6074461685630ff773eedc3d0f2d33a833f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a46bd077aa6e2f327a1148a9d65f6074461685630ff773eedc3d0f2d33a833f",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
