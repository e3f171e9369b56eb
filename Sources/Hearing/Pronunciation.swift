import Speech

/// How words are pronounced that the dictionary lacks, in the phonemes of the acoustic model (ARPAbet).
struct Pronunciation {
  private let synthesizer: EspeakSynthesizer

  init() throws(SpeechError) { synthesizer = try EspeakSynthesizer() }

  /// The phonemes of a word; nil for one that cannot be said.
  func phonemes(of word: String) -> String? {
    guard let ipa = try? synthesizer.phonemes(of: word) else { return nil }
    let phonemes = Self.arpabet(ipa)
    return phonemes.isEmpty ? nil : phonemes.joined(separator: " ")
  }

  /// Longest symbols first.
  private static let table: [(ipa: [Unicode.Scalar], phonemes: [String])] = {
    var table: [(ipa: [Unicode.Scalar], phonemes: [String])] = []
    for line in String(decoding: PackageResources.arpabet_txt, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard let ipa = fields.first, ipa != "#" else { continue }
      table.append((Array(ipa.unicodeScalars), Array(fields.dropFirst())))
    }
    return table.sorted { $0.ipa.count > $1.ipa.count }
  }()

  /// Translates phonemes of the International Phonetic Alphabet; marks of stress and length have no counterpart.
  static func arpabet(_ ipa: String) -> [String] {
    let scalars = ipa.unicodeScalars.filter { $0 != "_" && $0 != "ˈ" && $0 != "ˌ" && $0 != " " }
    let all = Array(scalars)
    var result: [String] = []
    var index = 0
    next: while index < all.count {
      for (symbol, phonemes) in table where all[index...].starts(with: symbol) {
        result += phonemes
        index += symbol.count
        continue next
      }
      index += 1
    }
    return result
  }
}
