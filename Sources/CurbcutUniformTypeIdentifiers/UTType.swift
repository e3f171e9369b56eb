import CurbcutFoundation
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

  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }

  /// Whether data of this type is also of another one.
  public func conforms(to type: UTType) -> Bool {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
      completion(nil, nil)
      return nil
    }
    return provider.hasItemConformingToTypeIdentifier(type.identifier)
  }

  /// Files and folders of any kind.
  public static let item = UTType(known: "public.item")
  /// Anything to read, look at or listen to.
  public static let content = UTType(known: "public.content")
  /// Bytes of any kind.
  public static let data = UTType(known: "public.data")
  /// Text of any kind, with or without styles.
  public static let text = UTType(known: "public.text")
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
  /// Folders.
  public static let folder = UTType(known: "public.folder")
  /// Archives in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
}
