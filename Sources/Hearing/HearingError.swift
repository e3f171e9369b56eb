/// Why something could not be heard.
public enum HearingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of sound is not as it should be: where, in bytes from its beginning, what was expected and what was found.
  case badSound(file: String, offset: Int, expected: String, found: String)
  /// A file cannot be read.
  case cannotRead(file: String, reason: String)
  /// Nothing hears that language; the ones that can be heard.
  case unknownLanguage(String, known: [String])
  /// The acoustic model or the dictionary is not installed.
  case noModel(path: String, package: String)
  /// pocketsphinx refused something.
  case refused(what: String)

  public var description: String {
    switch self {
    case .badSound(let file, let offset, let expected, let found):
      "\(file): byte \(offset): expected \(expected), found \(found)."
    case .cannotRead(let file, let reason): "\(file) cannot be read: \(reason)."
    case .unknownLanguage(let tag, let known):
      "Nothing here hears “\(tag)”. What is heard: \(known.joined(separator: ", "))."
    case .noModel(let path, let package): "\(path) is missing. Install it: apt-get install \(package)."
    case .refused(let what): "pocketsphinx refused \(what)."
    }
  }
}
