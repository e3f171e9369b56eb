import CurbcutFoundation
import OpenCombine

/// What `encode(encoder:)` encodes with.
///
/// Follows <https://developer.apple.com/documentation/combine/toplevelencoder>.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}

/// What `decode(type:decoder:)` decodes with.
///
/// Follows <https://developer.apple.com/documentation/combine/topleveldecoder>.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What it decodes.
  public typealias Input = Data
}

/// What `encode(encoder:)` encodes with.
///
/// Follows <https://developer.apple.com/documentation/combine/toplevelencoder>.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}

/// What `decode(type:decoder:)` decodes with.
///
/// Follows <https://developer.apple.com/documentation/combine/topleveldecoder>.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What it decodes.
  public typealias Input = Data
}
