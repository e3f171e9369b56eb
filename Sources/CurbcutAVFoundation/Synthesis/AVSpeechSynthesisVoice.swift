import CurbcutFoundation

/// How good a voice is.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicequality>.
public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable {
  /// As every device has it.
  case `default` = 1
  /// Better, when it was downloaded.
  case enhanced
  /// Best, when it was downloaded.
  case premium
}

/// Whose voice it is like.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicegender>.
public enum AVSpeechSynthesisVoiceGender: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified
  /// A man's.
  case male
  /// A woman's.
  case female
}

/// The voice of Alex, which a person can download.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// How a stretch of a text is pronounced, in the International Phonetic Alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// A voice.
///
/// The device has the voices of a new iPhone, one for each language and region, and none that was downloaded.
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice>.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// What a voice is besides.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is for fun.
    public static let isNoveltyVoice = Self(rawValue: 1)
    /// It is a person's own.
    public static let isPersonalVoice = Self(rawValue: 2)
  }

  /// The language and region, such as `en-US`.
  public let language: String
  /// What tells it from others.
  public let identifier: String
  /// What people call it.
  public let name: String
  /// How good it is.
  public let quality: AVSpeechSynthesisVoiceQuality
  /// Whose voice it is like.
  public let gender: AVSpeechSynthesisVoiceGender

  private struct Description: Sendable {
    var language: String
    var identifier: String
    var name: String
    var gender: AVSpeechSynthesisVoiceGender
  }

  private static let descriptions: [Description] = {
    String(decoding: PackageResources.voices_txt, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count >= 3 else { return nil }
      return Description(
        language: parts[0], identifier: "com.apple.voice.compact.\(parts[0]).\(parts[1])",
        name: parts.count > 3 ? parts[3] : parts[1], gender: parts[2] == "male" ? .male : .female)
    }
  }()

  private init(_ description: Description) {
    language = description.language
    identifier = description.identifier
    name = description.name
    quality = .default
    gender = description.gender
    super.init()
  }

  /// A voice for a language, such as `en-US`; nil for a language that has none. Without a language, the person's.
  public convenience init?(language languageCode: String?) {
    guard let found = Self.description(for: languageCode ?? Self.currentLanguageCode()) else { return nil }
    self.init(found)
  }

  /// A voice by what tells it from others; nil for one that the device does not have.
  public convenience init?(identifier: String) {
    guard let found = Self.descriptions.first(where: { $0.identifier == identifier }) else { return nil }
    self.init(found)
  }

  private static func description(for code: String) -> Description? {
    let code = code.replacingOccurrences(of: "_", with: "-")
    if let exact = descriptions.first(where: { $0.language.lowercased() == code.lowercased() }) {
      return exact
    }
    guard let language = code.split(separator: "-").first?.lowercased() else { return nil }
    let others = descriptions.filter { $0.language.lowercased().hasPrefix("\(language)-") }
    // Of several regions, the one with most speakers.
    let usual = ["en": "en-US", "es": "es-ES", "fr": "fr-FR", "nl": "nl-NL", "pt": "pt-BR", "zh": "zh-CN"]
    return others.first { $0.language == usual[language] } ?? others.first
  }

  /// All voices of the device.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    descriptions.map(AVSpeechSynthesisVoice.init(_:))
  }

  /// The person's language and region, such as `en-US`.
  open class func currentLanguageCode() -> String {
    let code = Locale.preferredLanguages.first ?? Locale.current.identifier
    return description(for: code)?.language ?? "en-US"
  }

  /// What the voice is besides: nothing.
  open var voiceTraits: Traits { [] }

  /// What a file of its sound is like.
  open var audioFileSettings: [String: Any] { AVSpeechSynthesizer.format.settings }

  /// The device has got another voice, or lost one; never posted here.
  public static let availableVoicesDidChangeNotification = Notification.Name(
    "AVSpeechSynthesisAvailableVoicesDidChangeNotification")

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
