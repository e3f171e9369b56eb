import CurbcutFoundation

/// A language, by its tag.
///
/// Follows <https://developer.apple.com/documentation/naturallanguage/nllanguage>.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates it from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates it from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// It is not known.
  public static let undetermined = NLLanguage("und")
  /// Amharic.
  public static let amharic = NLLanguage("am")
  /// Arabic.
  public static let arabic = NLLanguage("ar")
  /// Armenian.
  public static let armenian = NLLanguage("hy")
  /// Bengali.
  public static let bengali = NLLanguage("bn")
  /// Bulgarian.
  public static let bulgarian = NLLanguage("bg")
  /// Burmese.
  public static let burmese = NLLanguage("my")
  /// Catalan.
  public static let catalan = NLLanguage("ca")
  /// Cherokee.
  public static let cherokee = NLLanguage("chr")
  /// Croatian.
  public static let croatian = NLLanguage("hr")
  /// Czech.
  public static let czech = NLLanguage("cs")
  /// Danish.
  public static let danish = NLLanguage("da")
  /// Dutch.
  public static let dutch = NLLanguage("nl")
  /// English.
  public static let english = NLLanguage("en")
  /// Finnish.
  public static let finnish = NLLanguage("fi")
  /// French.
  public static let french = NLLanguage("fr")
  /// Georgian.
  public static let georgian = NLLanguage("ka")
  /// German.
  public static let german = NLLanguage("de")
  /// Greek.
  public static let greek = NLLanguage("el")
  /// Gujarati.
  public static let gujarati = NLLanguage("gu")
  /// Hebrew.
  public static let hebrew = NLLanguage("he")
  /// Hindi.
  public static let hindi = NLLanguage("hi")
  /// Hungarian.
  public static let hungarian = NLLanguage("hu")
  /// Icelandic.
  public static let icelandic = NLLanguage("is")
  /// Indonesian.
  public static let indonesian = NLLanguage("id")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Kannada.
  public static let kannada = NLLanguage("kn")
  /// Kazakh.
  public static let kazakh = NLLanguage("kk")
  /// Khmer.
  public static let khmer = NLLanguage("km")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Lao.
  public static let lao = NLLanguage("lo")
  /// Malay.
  public static let malay = NLLanguage("ms")
  /// Malayalam.
  public static let malayalam = NLLanguage("ml")
  /// Marathi.
  public static let marathi = NLLanguage("mr")
  /// Mongolian.
  public static let mongolian = NLLanguage("mn")
  /// Norwegian.
  public static let norwegian = NLLanguage("nb")
  /// Oriya.
  public static let oriya = NLLanguage("or")
  /// Persian.
  public static let persian = NLLanguage("fa")
  /// Polish.
  public static let polish = NLLanguage("pl")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Punjabi.
  public static let punjabi = NLLanguage("pa")
  /// Romanian.
  public static let romanian = NLLanguage("ro")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Simplified chinese.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Sinhalese.
  public static let sinhalese = NLLanguage("si")
  /// Slovak.
  public static let slovak = NLLanguage("sk")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Swedish.
  public static let swedish = NLLanguage("sv")
  /// Tamil.
  public static let tamil = NLLanguage("ta")
  /// Telugu.
  public static let telugu = NLLanguage("te")
  /// Thai.
  public static let thai = NLLanguage("th")
  /// Tibetan.
  public static let tibetan = NLLanguage("bo")
  /// Traditional chinese.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// Turkish.
  public static let turkish = NLLanguage("tr")
  /// Ukrainian.
  public static let ukrainian = NLLanguage("uk")
  /// Urdu.
  public static let urdu = NLLanguage("ur")
  /// Vietnamese.
  public static let vietnamese = NLLanguage("vi")
}

/// What a text is parted into.
///
/// Follows <https://developer.apple.com/documentation/naturallanguage/nltokenunit>.
public enum NLTokenUnit: Int, Hashable, Sendable {
  /// Words.
  case word = 0
  /// Sentences.
  case sentence = 1
  /// Paragraphs.
  case paragraph = 2
  /// The whole.
  case document = 3
}

/// What is found out about the parts of a text.
///
/// Follows <https://developer.apple.com/documentation/naturallanguage/nltagscheme>.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates it from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates it from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Whether it is a word.
  public static let tokenType = NLTagScheme("TokenType")
  /// Lexical class. This needs a model, which is not on this device.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Name type. This needs a model, which is not on this device.
  public static let nameType = NLTagScheme("NameType")
  /// Name type or lexical class. This needs a model, which is not on this device.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// Lemma. This needs a model, which is not on this device.
  public static let lemma = NLTagScheme("Lemma")
  /// The language.
  public static let language = NLTagScheme("Language")
  /// The script.
  public static let script = NLTagScheme("Script")
  /// Sentiment score. This needs a model, which is not on this device.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// What is known of a part of a text.
///
/// Follows <https://developer.apple.com/documentation/naturallanguage/nltag>.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates it from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates it from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Word.
  public static let word = NLTag("Word")
  /// Punctuation.
  public static let punctuation = NLTag("Punctuation")
  /// Whitespace.
  public static let whitespace = NLTag("Whitespace")
  /// Other.
  public static let other = NLTag("Other")
  /// Noun.
  public static let noun = NLTag("Noun")
  /// Verb.
  public static let verb = NLTag("Verb")
  /// Adjective.
  public static let adjective = NLTag("Adjective")
  /// Adverb.
  public static let adverb = NLTag("Adverb")
  /// Pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// Determiner.
  public static let determiner = NLTag("Determiner")
  /// Particle.
  public static let particle = NLTag("Particle")
  /// Preposition.
  public static let preposition = NLTag("Preposition")
  /// Number.
  public static let number = NLTag("Number")
  /// Conjunction.
  public static let conjunction = NLTag("Conjunction")
  /// Interjection.
  public static let interjection = NLTag("Interjection")
  /// Classifier.
  public static let classifier = NLTag("Classifier")
  /// Idiom.
  public static let idiom = NLTag("Idiom")
  /// Other word.
  public static let otherWord = NLTag("OtherWord")
  /// Sentence terminator.
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  /// Open quote.
  public static let openQuote = NLTag("OpenQuote")
  /// Close quote.
  public static let closeQuote = NLTag("CloseQuote")
  /// Open parenthesis.
  public static let openParenthesis = NLTag("OpenParenthesis")
  /// Close parenthesis.
  public static let closeParenthesis = NLTag("CloseParenthesis")
  /// Word joiner.
  public static let wordJoiner = NLTag("WordJoiner")
  /// Dash.
  public static let dash = NLTag("Dash")
  /// Other punctuation.
  public static let otherPunctuation = NLTag("OtherPunctuation")
  /// Paragraph break.
  public static let paragraphBreak = NLTag("ParagraphBreak")
  /// Other whitespace.
  public static let otherWhitespace = NLTag("OtherWhitespace")
  /// Personal name.
  public static let personalName = NLTag("PersonalName")
  /// Place name.
  public static let placeName = NLTag("PlaceName")
  /// Organization name.
  public static let organizationName = NLTag("OrganizationName")
}
