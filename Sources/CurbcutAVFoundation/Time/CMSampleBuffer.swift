import CurbcutFoundation

/// A count of samples.
public typealias CMItemCount = Int

/// A piece of a film or sound, as a camera or a microphone gives it. None is recorded here.
///
/// Follows <https://developer.apple.com/documentation/coremedia/cmsamplebuffer>.
public final class CMSampleBuffer: @unchecked Sendable {
  /// What it is like; nil where it is not known.
  public let formatDescription: CMFormatDescription?
  /// How many samples it has.
  public let numSamples: CMItemCount
  /// When it is heard or seen.
  public let presentationTimeStamp: CMTime
  /// How long it is.
  public let duration: CMTime

  init(_ format: CMFormatDescription?, samples: Int, at time: CMTime, duration: CMTime) {
    formatDescription = format
    numSamples = samples
    presentationTimeStamp = time
    self.duration = duration
  }

  /// Whether it can be used.
  public var isValid: Bool { true }
}

/// When a piece is heard or seen.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
/// How long a piece is.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// How many samples a piece has.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// What a piece is like.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
