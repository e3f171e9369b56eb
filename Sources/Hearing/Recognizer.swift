import AssistiveTechnology
import Foundation
import Speech
import Synchronization
import VoiceControl

/// Hears which of the phrases that can be said now was said, by pocketsphinx.
///
/// ```swift
/// let recognizer = try Recognizer()
/// let sound = try RecordedSound(contentsOf: "command.wav")
/// if let phrase = try recognizer.hear(sound, grammar: grammar) { session.send(.phrase(phrase)) }
/// ```
///
/// A sound is heard several times, each time a little faster or slower and with another trace of noise. How many of the
/// hearings agree is the confidence of the phrase; what the others heard are its alternatives. The same sound and the
/// same grammar always give the same phrase.
public final class Recognizer: Sendable {
  /// The languages that can be heard, as BCP-47 tags.
  public static let languages = ["en"]

  private let state: Mutex<State>

  private struct State: ~Copyable, @unchecked Sendable {
    // Unchecked, since the decoder is only used under the lock.
    var decoder: Decoder
    var pronunciation: Pronunciation?
    var grammar: SpokenGrammar?
    var isEmpty = true
    var seen: Set<String> = []
  }

  /// Loads the model of a language.
  ///
  /// - Throws: a ``HearingError`` when the language is not heard, or its model is not installed.
  public init(language: String = "en") throws(HearingError) {
    guard language.prefix(while: { $0 != "-" && $0 != "_" }) == "en" else {
      throw .unknownLanguage(language, known: Self.languages)
    }
    let decoder = try Decoder(.english)
    state = Mutex(State(decoder: decoder))
  }

  /// Hears a phrase.
  ///
  /// - Parameters:
  ///   - sound: what was said, at any rate, silence around it included.
  ///   - grammar: what can be said.
  /// - Returns: nil when nothing was said that the grammar allows.
  public func hear(_ sound: RecordedSound, grammar: SpokenGrammar) throws(HearingError) -> Phrase? {
    try state.withLock { (state) throws(HearingError) in
      try Self.prepare(&state, grammar)
      guard !state.isEmpty, let speech = SoundPreparation(sound) else { return nil }
      var votes: [(text: String, count: Int, score: Int)] = []
      var hearings = 0
      for manner in SoundPreparation.manners {
        hearings += 1
        if let heard = try state.decoder.decode(speech.samples(manner)) {
          if let index = votes.firstIndex(where: { $0.text == heard.text }) {
            votes[index].count += 1
            votes[index].score = max(votes[index].score, heard.score)
          } else {
            votes.append((heard.text, 1, heard.score))
          }
        }
        // When the first ones agree, the others would not change it.
        if hearings == SoundPreparation.enough, votes.first?.count == hearings { break }
      }
      votes.sort { ($0.count, $0.score) > ($1.count, $1.score) }
      guard let best = votes.first else { return nil }
      return Phrase(
        best.text,
        alternatives: votes.dropFirst().map {
          .init($0.text, confidence: Double($0.count) / Double(hearings))
        },
        confidence: Double(best.count) / Double(hearings))
    }
  }

  /// Makes the decoder ready for a grammar, unless it is.
  private static func prepare(_ state: inout State, _ grammar: SpokenGrammar) throws(HearingError) {
    guard state.grammar != grammar else { return }
    for word in grammar.words where state.seen.insert(word).inserted { learn(word, &state) }
    let decoder = state.decoder
    let text = JSGF(grammar) { decoder.knows($0) }.text
    state.grammar = nil
    state.isEmpty = text.isEmpty
    if !text.isEmpty { try decoder.use(text) }
    state.grammar = grammar
  }

  /// Sees to it that a word can be heard.
  private static func learn(_ word: String, _ state: inout State) {
    if !state.decoder.knows(word) {
      if state.pronunciation == nil { state.pronunciation = try? Pronunciation() }
      guard let phonemes = state.pronunciation?.phonemes(of: word) else { return }
      state.decoder.add(word, phonemes: phonemes)
    }
    // More ways of saying it: as people do whose accent is not that of the dictionary.
    let known = state.decoder.pronunciations(of: word)
    var number = known.count
    for other in Accents.variants(of: known) where number < 6 {
      number += 1
      state.decoder.add("\(word)(\(number))", phonemes: other)
    }
  }
}
