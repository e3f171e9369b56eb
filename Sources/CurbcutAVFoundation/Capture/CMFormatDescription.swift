/// The size of the pictures of a film, in pixels.
///
/// Follows <https://developer.apple.com/documentation/coremedia/cmvideodimensions>.
public struct CMVideoDimensions: Hashable, Sendable {
  /// From left to right.
  public var width: Int32
  /// From top to bottom.
  public var height: Int32

  /// No size.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}

/// What a film or sound is like.
///
/// Follows <https://developer.apple.com/documentation/coremedia/cmformatdescription>.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions

  init(_ dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}

/// What a film is like.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of the pictures of a film.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  videoDesc.dimensions
}
