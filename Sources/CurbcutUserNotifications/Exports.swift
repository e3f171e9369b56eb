@_exported import CurbcutFoundation
