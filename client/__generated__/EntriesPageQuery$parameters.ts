/**
 * @generated SignedSource<<81b34b591767dbd10c14a96d89ed0e6c>>
 * @relayHash ff7f7c34141097762b72e8b3c5110d76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7f7c34141097762b72e8b3c5110d76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntriesPageQuery } from './EntriesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff7f7c34141097762b72e8b3c5110d76",
    "metadata": {},
    "name": "EntriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
