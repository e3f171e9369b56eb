import CurbcutFoundation
import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// As a PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// Pictures of any kind that can be decoded.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  /// Hands over the picture as a PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }

  /// The picture that data holds.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
