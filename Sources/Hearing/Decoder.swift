import CPocketSphinx
import Foundation

/// The only place that calls pocketsphinx.
///
/// One decoder is used by one thread at a time; ``Recognizer`` sees to that.
final class Decoder {
  static let sampleRate = 16_000

  private let decoder: OpaquePointer
  private var added: Set<String> = []

  /// Where Debian keeps the model of a language.
  struct Model {
    var acoustic: String
    var dictionary: String
    var package: String

    static let english = Model(
      acoustic: "/usr/share/pocketsphinx/model/en-us/en-us",
      dictionary: "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict", package: "pocketsphinx-en-us")
  }

  init(_ model: Model) throws(HearingError) {
    for path in [model.acoustic + "/mdef", model.dictionary]
    where !FileManager.default.fileExists(atPath: path) {
      throw .noModel(path: path, package: model.package)
    }
    // It would write some hundred lines of what it does to the standard error.
    err_set_logfp(nil)
    guard let configuration = pocketsphinx_configuration() else { throw .refused(what: "its own defaults") }
    defer { cmd_ln_free_r(configuration) }
    cmd_ln_set_str_r(configuration, "-hmm", model.acoustic)
    cmd_ln_set_str_r(configuration, "-dict", model.dictionary)
    // A phrase comes as a whole, its silence included: what would be cut away is part of stops such as "t".
    cmd_ln_set_int_r(configuration, "-remove_silence", 0)
    guard let decoder = ps_init(configuration) else { throw .refused(what: "the model \(model.acoustic)") }
    self.decoder = decoder
  }

  deinit { ps_free(decoder) }

  /// Whether the dictionary has a word.
  func knows(_ word: String) -> Bool {
    if added.contains(word) { return true }
    guard let phonemes = ps_lookup_word(decoder, word) else { return false }
    free(phonemes)
    return true
  }

  /// Adds a word, or another way of saying it.
  func add(_ word: String, phonemes: String) {
    if ps_add_word(decoder, word, phonemes, 0) >= 0 { added.insert(word) }
  }

  /// The ways of saying a word that the dictionary has.
  func pronunciations(of word: String) -> [String] {
    var result: [String] = []
    for number in 1...8 {
      guard let phonemes = ps_lookup_word(decoder, number == 1 ? word : "\(word)(\(number))") else { break }
      result.append(String(cString: phonemes))
      free(phonemes)
    }
    return result
  }

  /// What can be said from now on.
  func use(_ grammar: String) throws(HearingError) {
    guard ps_set_jsgf_string(decoder, "screen", grammar) == 0, ps_set_search(decoder, "screen") == 0 else {
      throw .refused(what: "a grammar")
    }
  }

  /// The phrase of the grammar that a sound is most like, and how like; nil for none.
  func decode(_ samples: [Int16]) throws(HearingError) -> (text: String, score: Int)? {
    guard ps_start_stream(decoder) == 0, ps_start_utt(decoder) == 0 else { throw .refused(what: "to listen") }
    _ = samples.withUnsafeBufferPointer { ps_process_raw(decoder, $0.baseAddress, $0.count, 0, 1) }
    guard ps_end_utt(decoder) == 0 else { throw .refused(what: "to end listening") }
    var score: Int32 = 0
    guard let text = ps_get_hyp(decoder, &score) else { return nil }
    return (String(cString: text), Int(score))
  }
}
