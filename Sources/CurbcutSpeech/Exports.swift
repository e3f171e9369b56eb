@_exported import CurbcutAVFoundation
@_exported import CurbcutFoundation
