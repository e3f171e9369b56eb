import Foundation

/// A type of data, by its identifier.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String

  /// Creates a type from its identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the app declares and owns, in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that the app knows of, and another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }

  /// Files and folders of any kind.
  public static let item = UTType(known: "public.item")
  /// Anything to read, look at or listen to.
  public static let content = UTType(known: "public.content")
  /// Bytes of any kind.
  public static let data = UTType(known: "public.data")
  /// Text of any kind, with or without styles.
  public static let text = UTType(known: "public.text")
  /// Anything to read, made of several parts, such as a PDF.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Text without styles, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with styles in the Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// Pages in HTML.
  public static let html = UTType(known: "public.html")
  /// Data in JSON.
  public static let json = UTType(known: "public.json")
  /// Data in XML.
  public static let xml = UTType(known: "public.xml")
  /// Tables whose values are separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Contacts as vCards.
  public static let vCard = UTType(known: "public.vcard")
  /// URLs of any kind.
  public static let url = UTType(known: "public.url")
  /// URLs of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// Pictures of any format.
  public static let image = UTType(known: "public.image")
  /// Pictures in PNG.
  public static let png = UTType(known: "public.png")
  /// Pictures in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// Pictures in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// Pictures in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// Pictures in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// Documents in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound of any format.
  public static let audio = UTType(known: "public.audio")
  /// Video of any format, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Video in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Text in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Tables whose values are separated by some character.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Tables whose values are separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Property lists of any format.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Text with styles and pictures, in a folder that looks like a file.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Pictures in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Anything to look at or to listen to that takes time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Video in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Archives of any format.
  public static let archive = UTType(known: "public.archive")
  /// Logs.
  public static let log = UTType(known: "com.apple.log")
  /// Folders of any kind, also those that look like files.
  public static let directory = UTType(known: "public.directory")
  /// Folders that look like files.
  public static let package = UTType(known: "com.apple.package")
  /// Folders with a structure of their own.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Folders.
  public static let folder = UTType(known: "public.folder")
  /// Archives in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
}
