import CurbcutFoundation

/// What an app itself knows of what is said to it.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechlanguagemodel>.
open class SFSpeechLanguageModel: NSObject, @unchecked Sendable {
  /// Where the files of what an app knows are.
  ///
  /// Follows <https://developer.apple.com/documentation/speech/sfspeechlanguagemodel/configuration>.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The file of phrases.
    public let languageModel: URL
    /// The file of pronunciations; nil for none.
    public let vocabulary: URL?

    /// Creates a configuration.
    public init(languageModel: URL, vocabulary: URL? = nil) {
      self.languageModel = languageModel
      self.vocabulary = vocabulary
      super.init()
    }
  }

  /// Makes the files of what an app knows.
  ///
  /// - Throws: always, as no speech is recognised.
  open class func prepareCustomLanguageModel(
    for asset: URL, configuration: Configuration, ignoresCache: Bool = false
  ) async throws {
    throw SFSpeechError(.internalServiceError)
  }

  /// Makes the files of what an app knows.
  ///
  /// - Throws: always, as no speech is recognised.
  open class func prepareCustomLanguageModel(
    for asset: URL, clientIdentifier: String, configuration: Configuration, ignoresCache: Bool = false
  ) async throws {
    throw SFSpeechError(.internalServiceError)
  }
}
