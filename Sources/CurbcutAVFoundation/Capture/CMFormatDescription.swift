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
  /// How a sound is stored; nil for pictures.
  public let audioStreamBasicDescription: AudioStreamBasicDescription?

  init(_ dimensions: CMVideoDimensions) {
    self.dimensions = dimensions
    audioStreamBasicDescription = nil
  }

  /// Describes a sound.
  public init(audioStreamBasicDescription asbd: AudioStreamBasicDescription) throws {
    dimensions = CMVideoDimensions()
    audioStreamBasicDescription = asbd
  }

  init(sound: AudioStreamBasicDescription) {
    dimensions = CMVideoDimensions()
    audioStreamBasicDescription = sound
  }
}

/// What a sound is like.
public typealias CMAudioFormatDescription = CMFormatDescription

extension AVAudioFormat {
  /// What the sound is like, for films.
  public var formatDescription: CMAudioFormatDescription { CMFormatDescription(sound: stored) }

  /// Creates a format from what a film says of its sound.
  public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
    self.init(formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription())
  }
}

/// What a film is like.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of the pictures of a film.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  videoDesc.dimensions
}
