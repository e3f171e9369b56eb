import CurbcutFoundation

/// A place in speech that was made.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechsynthesismarker>.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
  /// What begins there.
  public enum Mark: Int, Hashable, Sendable {
    /// A sound.
    case phoneme
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// A paragraph.
    case paragraph
    /// What the text has marked.
    case bookmark
  }

  /// What begins there.
  open var mark: Mark
  /// Where it is in the sound, in bytes.
  open var byteSampleOffset: UInt
  /// Where it is in the text.
  open var textRange: NSRange
  /// What the text calls it.
  open var bookmarkName = ""
  /// The sound.
  open var phoneme = ""

  /// Creates a place.
  public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: UInt) {
    mark = type
    textRange = range
    self.byteSampleOffset = byteSampleOffset
    super.init()
  }

  /// Creates the place of a word.
  public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .word, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
  }
}
