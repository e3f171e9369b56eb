import Foundation

/// The words that Guided Access shows and says, in one language.
public struct GuidedAccessWords: Sendable {
  enum Phrase: String, CaseIterable {
    case started, ended, minuteRemaining, minutesRemaining
  }

  private let phrases: [String: String]

  /// The words of the language with a BCP-47 tag, or else English.
  public init(language: String) {
    let code =
      language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
    phrases = Self.all[code] ?? Self.all["en"] ?? [:]
  }

  /// Every table, read once.
  static let all: [String: [String: String]] =
    // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
    (try? JSONDecoder().decode([String: [String: String]].self, from: Data(PackageResources.words_json)))
    ?? [:]

  /// What a notice shows or says; nil for one without words.
  public func text(of notice: GuidedAccessNotice) -> String? {
    switch notice {
    case .started: phrases[Phrase.started.rawValue]
    case .ended: phrases[Phrase.ended.rawValue]
    case .timeRemaining(1): phrases[Phrase.minuteRemaining.rawValue]
    case .timeRemaining(let minutes):
      phrases[Phrase.minutesRemaining.rawValue]?.replacingOccurrences(of: "%@", with: "\(minutes)")
    case .showsSetUp, .asksForPasscode, .asksForNewPasscode, .offersShortcut, .statusChanged,
      .restrictionChanged, .timeIsOver, .wake:
      nil
    }
  }
}
